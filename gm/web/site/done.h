#pragma once

#include <deque>
#include <mutex>
#include <optional>
#include <string>

namespace gm::web {

/// What a command that the game master ran from a page has said.
struct Done {
    std::string command;  ///< "rule set"
    bool well = false;
    std::string said;       ///< its result
    std::string noted;      ///< what it said beside it: warnings, refusals
    std::string next = {};  ///< the page that comes after it; empty: his first one
};

/// The last of them, so that a page tells what came of a form without doing it again.
class DoneBook {
public:
    /// The number to find it by.
    std::string keep(Done done);
    std::optional<Done> find(const std::string& number);

private:
    static constexpr std::size_t kept = 50;

    std::mutex mutex_;
    std::size_t first_ = 1;  ///< number of the oldest that is there
    std::deque<Done> all_;
};

}  // namespace gm::web
