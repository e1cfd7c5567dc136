#pragma once

// What the canaries must know of a game. For each registered game: every place where a player may write or own
// something, and who the rules let know of it.

#include <functional>
#include <random>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "orders/document.h"
#include "resolution/game.h"
#include "tests/support/canaries.h"

namespace test_support {

/// A turn that was resolved.
struct TurnFacts {
    const resolution::Position& before;
    const resolution::Position& after;
    const resolution::Roster& roster;
    const nlohmann::json& journal;  ///< all entries, as the game master reads them
};

struct SecretiveGame {
    /// What the players file says of one player beyond contacts.
    std::function<void(orders::Node& player, resolution::PlayerIndex, Canaries&)> plant_in_character;
    /// The position before turn 1.
    std::function<void(resolution::Position&, Canaries&)> plant_in_position;
    /// A player's sheet, which may also come to hold orders that make others learn something.
    std::function<void(resolution::SheetOrders&, const resolution::Position&, resolution::PlayerIndex, Canaries&,
                       std::mt19937_64&)>
        plant_in_sheet;
    /// Whom the rules let read a canary that this entry carries and that was hidden from them before.
    std::function<resolution::Audience(const nlohmann::json& entry, const TurnFacts&)> entitled;
    /// Do the rules ever tell somebody what another owned? Then the test wants to have seen it.
    bool tells = false;
};

/// None for a game that nobody described: the property suite fails then.
const SecretiveGame* secretive_game_of(std::string_view game);

const SecretiveGame& secretive_tiny();
const SecretiveGame& secretive_corporate();
const SecretiveGame& secretive_agent_jean();

}  // namespace test_support
