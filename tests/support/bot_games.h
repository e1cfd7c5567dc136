#pragma once

// Whole games of bots on many seeds, for properties that hold at every turn of every game.

#include <functional>
#include <random>
#include <string_view>

#include "tests/support/game_under_test.h"
#include "tests/support/table.h"

namespace test_support {

/// How many games a property plays: fewer under the address sanitizer, which is slow.
int games_to_play(int usual, int sanitized);

/// Calls `play` with so many numbers from base_seed() on, until something fails; says how to repeat it.
void on_seeds(int count, const std::function<void(std::uint64_t number)>& play);

/// A table with as many players as the number makes it, of those that the game takes.
Table table_of(std::string_view game, std::uint64_t number);

/// Resolves turns until the game is over or something fails; `take_turn` gives the sheets of each.
void play_out(Table& table, const std::function<resolution::Sheets(const Table&)>& take_turn);

using Look = std::function<void(const Table&, const resolution::Sheets&)>;

/// On so many seeds a whole game of bots. One policy plays `seeds_a_policy` games before the next has its turn;
/// `look` sees each turn before it is resolved.
void play_bots(std::string_view game, int count, std::uint64_t seeds_a_policy, const Look& look);

/// Wild sheets for whoever owes one.
resolution::Sheets wild_sheets(const Table& table, const resolution::Sheets& kind, std::mt19937_64& random);

/// Wild sheets now and then, so that odd positions come about as well.
const resolution::Sheets& one_of(const resolution::Sheets& kind, const resolution::Sheets& wild,
                                 std::mt19937_64& random);

}  // namespace test_support
