#pragma once

// Games played by several threads, handed over in order: what is written is the same whatever the threads.

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gm::simulation {

/// The lines of one game, for each table.
using GameLines = std::vector<std::string>;

struct Work {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
    unsigned threads = 1;
    /// Plays one game; called from several threads at once.
    std::function<GameLines(std::uint64_t place)> play;
    /// Takes the games in their order, on the calling thread; false: stop, no more can be taken.
    std::function<bool(const GameLines&)> take;
    /// Called on the calling thread while it waits, some times a second.
    std::function<void()> waiting = {};
    /// Set from elsewhere: games under way are finished, no others are begun.
    const std::atomic<bool>* stop = nullptr;
};

/// A game that could not be played to its end: a fault of its rules.
struct BrokenGame {
    std::uint64_t place = 0;
    std::string what;
};

/// Plays all of it, or up to where it was stopped: what was taken is whole games without a gap.
std::optional<BrokenGame> play_in_order(const Work& work);

}  // namespace gm::simulation
