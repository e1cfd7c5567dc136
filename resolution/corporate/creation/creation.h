#pragma once

#include "orders/result.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"
#include "resolution/dice.h"
#include "resolution/game.h"

namespace resolution::corporate {

/// The state before turn 1: characters as the players file has them, assets drawn
/// (CG-27). Every reason against every character at once.
orders::Result<State> create_game(const Figures& figures, const Roster& roster, const orders::Document& players,
                                  Dice& dice, Record& record);

}  // namespace resolution::corporate
