#pragma once

// Bots write ordinary sheets, of what their seat may know (section 9).

#include "resolution/dice.h"
#include "resolution/mad_con/board.h"

namespace resolution::mad_con {

/// All draws of a sheet come from its one label, in the order of the sheet.
Sheet random_sheet(const Figures& figures, const State& known, PlayerIndex player, const Dice& dice);

/// No draws.
Sheet smart_sheet(const Figures& figures, const State& known, PlayerIndex player);

}  // namespace resolution::mad_con
