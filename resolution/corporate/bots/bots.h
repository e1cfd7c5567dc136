#pragma once

#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"
#include "resolution/dice.h"
#include "resolution/known.h"

namespace resolution::corporate {

/// `sensible` keeps within its means, votes for what it owns, protects itself and
/// attacks leaders; `random` tries anything that has a chance of being legal.
std::vector<std::string> bot_policies();
Sheet bot_sheet(std::string_view policy, const Figures& figures, const Known<State>& known, Dice& dice);

}  // namespace resolution::corporate
