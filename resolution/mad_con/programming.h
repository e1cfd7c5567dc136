#pragma once

#include "resolution/mad_con/today.h"

namespace resolution::mad_con {

/// Lays out the day of one player: good slots take their cards first, then the others are filled (MC-32). Says which
/// were good; without a sheet, none is.
BySlot<bool> program(const Today& today, Player& player, const Sheet* sheet);

}  // namespace resolution::mad_con
