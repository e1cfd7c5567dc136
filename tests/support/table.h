#pragma once

// A game on the table for tests: any registered game, with its shipped campaign.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "resolution/game.h"
#include "resolution/registry.h"

namespace test_support {

/// Seeds of a randomised test: GM_TEST_SEED repeats a run, otherwise each run is new. One for
/// the whole run: whatever a test draws from it comes again with the seed that was printed.
/// Whoever uses it prints it.
std::uint64_t base_seed();

resolution::Seed seed_of(std::uint64_t number);

/// The game with the campaign that comes with the program.
std::unique_ptr<resolution::Game> shipped_game(std::string_view id);

std::vector<std::string> registered_ids();
/// An id as gtest names tests, and as folders are called: with _ for -.
std::string test_name(std::string id);

/// Everything one resolution gave, as bytes that can be compared.
struct Played {
    resolution::Position position;
    resolution::Record record;
    std::vector<resolution::Roll> rolls = {};
};

struct Bytes {
    std::string state;
    std::string journal;
    std::string ledger;
    std::string rolls;
    friend bool operator==(const Bytes&, const Bytes&) = default;
};

/// A game being played by bots.
class Table {
public:
    Table(std::string_view game, std::size_t players, const resolution::Seed& seed);
    Table(const orders::Document& campaign, std::size_t players, const resolution::Seed& seed);

    const resolution::Game& game() const { return *game_; }
    const resolution::Roster& roster() const { return roster_; }
    const resolution::Position& position() const { return position_; }
    const resolution::Seed& seed() const { return seed_; }
    void move_to(resolution::Position position) { position_ = std::move(position); }

    /// Sheets of bots for whoever owes one now.
    resolution::Sheets bot_sheets(std::string_view policy = {}) const;
    Played resolve(const resolution::Position& from, const resolution::Sheets& sheets,
                   const resolution::ImposedDice* imposed = nullptr) const;
    Played resolve_with(const resolution::Seed& seed, const resolution::Position& from,
                        const resolution::Sheets& sheets, const resolution::ImposedDice* imposed) const;
    Bytes bytes(const Played& played) const;

private:
    Table(std::unique_ptr<resolution::Game> game, std::size_t players, const resolution::Seed& seed);

    std::unique_ptr<resolution::Game> game_;
    resolution::Roster roster_;
    resolution::Seed seed_;
    resolution::Position position_;
};

}  // namespace test_support
