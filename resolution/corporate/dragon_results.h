#pragma once

#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// The twenty results of the dragon game. 1 to 10 bind the player to play again.
inline constexpr int dragon_results = 20;
inline constexpr int good_dragon_results = 10;

/// Applies a result of the table of step 4 to a player.
void apply_dragon_result(Turn& turn, PlayerIndex player, int result);

}  // namespace resolution::corporate
