#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "orders/document.h"
#include "orders/result.h"
#include "resolution/game.h"

namespace resolution {

struct RegisteredGame {
    std::string_view id;
    /// The game with the figures of a campaign.
    orders::Result<std::unique_ptr<Game>> (*open)(const orders::Document& campaign);
    /// What simulations write down of it, whatever the campaign.
    const simulated::GameTables& (*tables)();
};

/// Every game the toolkit can play: one line each.
std::span<const RegisteredGame> registered_games();

/// The one of that id; none if there is none.
const RegisteredGame* registered_game(std::string_view id);

/// The game that the campaign names under `game:`, with its figures.
orders::Result<std::unique_ptr<Game>> open_game(const orders::Document& campaign);

}  // namespace resolution
