#pragma once

#include "resolution/check.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"
#include "resolution/dice.h"

namespace resolution::corporate {

/// How the author's sheet will be taken, order by order: always as far as the author may know, whoever
/// reads it, and without a single draw. The game master reads, too, what will really be otherwise, and
/// why: the dice draw what stands before all results (rivals, level bids, agents with too much to do).
std::optional<Check> check_sheet(const Figures& figures, const State& state, PlayerIndex author, const Sheets& sheets,
                                 Reader reader, Dice& dice);

}  // namespace resolution::corporate
