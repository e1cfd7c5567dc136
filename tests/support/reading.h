#pragma once

// What the readers of a resolved turn get.

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "tests/support/table.h"

namespace test_support {

/// Everybody, as the bulletin's reader, then each player.
std::vector<resolution::Reader> readers_of(const Table& table);

/// What a reader's documents of the turn are made of.
nlohmann::json knowledge(const Table& table, const Played& played, resolution::Reader reader);

/// Subject, text and page of the report or bulletin.
std::string render(const Table& table, const Played& played, int turn, resolution::Reader reader,
                   const std::string& language);

/// Did the turn put this player out of the game?
bool leaves_the_game(const Table& table, const Played& played, resolution::PlayerIndex player);

}  // namespace test_support
