#pragma once

#include "gm/play/game_in_play.h"
#include "orders/problem.h"

namespace gm {

/// Plays every stored turn again from the turn before, with the sheets as counted and
/// the dice as recorded, and names whatever comes out otherwise: nothing, in a game
/// that was not touched.
orders::Result<orders::Problems> replay(const GameInPlay& in_play);

/// The draws of a turn that a dice file had imposed.
orders::Result<resolution::ImposedDice> imposed_of(const Store& store, int turn);

}  // namespace gm
