#pragma once

// How a turn opens: the state that the one before left, with the rulings made since.

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "gm/store/ruling.h"
#include "orders/result.h"
#include "resolution/game.h"

namespace gm {

struct TurnOpening {
    resolution::Position position;
    resolution::Record record;  ///< what the rulings tell and move: the head of the turn's own record
};

/// Looks on after each ruling.
using RulingWatch = std::function<void(const RulingRow&, const TurnOpening&)>;

/// Applies rulings that stand, in the order in which they were made.
orders::Result<TurnOpening> open_turn(const resolution::Game& game, const resolution::Roster& roster,
                                      const resolution::Position& left, std::span<const RulingRow> standing,
                                      const RulingWatch& watch = {});

/// One more ruling. `opening` is as it was if it is refused.
orders::Outcome add_to(TurnOpening& opening, const resolution::Game& game, const resolution::Roster& roster,
                       const RulingRow& ruling);

/// "everyone", "game-master" or a list of ids, as JSON; who it is. What is not understood is for the game
/// master only: no leak by accident.
resolution::Audience audience_from(std::string_view json, const resolution::Roster& roster);
std::string audience_text(const resolution::Audience& audience, const resolution::Roster& roster);

}  // namespace gm
