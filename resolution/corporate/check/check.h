#pragma once

#include "resolution/check.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"
#include "resolution/dice.h"
#include "resolution/known.h"

namespace resolution::corporate {

/// How the author's sheet will be taken, order by order, as far as the author may know.
Check check_sheet(const Figures& figures, const Known<State>& known, const std::optional<Sheet>& own);

/// What will really be otherwise, and why. The dice draw what stands before all results: rivals, level bids, agents
/// with too much to do.
CheckSurprises surprises_of(const Figures& figures, const Known<State>& known, const State& state, const Sheets& sheets,
                            Dice& dice);

}  // namespace resolution::corporate
