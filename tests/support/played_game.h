#pragma once

// Games in a folder, played by bots through the store as `gm` does.

#include <cstdint>
#include <filesystem>
#include <string>

#include "gm/play/game_in_play.h"
#include "orders/document.h"

namespace test_support {

struct StoredGamePlan {
    orders::Document campaign;
    std::size_t players = 0;
    std::uint64_t number = 0;  ///< makes the seed, and chooses the bots' policy
    int turns = 1000;          ///< at most so many; a game may be over earlier
};

/// A plan for that many players, of those that the game takes, as the number makes it.
StoredGamePlan plan_of(const std::string& game, std::uint64_t number);

/// Makes the game in the folder and plays it, with a sheet from everybody who owes one.
void play_stored_game(const StoredGamePlan& plan, const std::filesystem::path& folder);

/// Bots write, their sheets come in as texts, the turn is resolved and written.
void play_stored_turn(gm::GameInPlay& in_play, const std::string& policy);

}  // namespace test_support
