#pragma once

// How much of something a turn allows, by the opening (CG-1): the steps ask, and so does
// whoever tells a player beforehand.

#include <limits>

#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

inline constexpr int no_limit = std::numeric_limits<int>::max();

/// Votes of this turn; `instinct`: an old hand uses its right to one more.
int votes_of(const Figures& figures, const State& opening, PlayerIndex player, bool instinct);
bool has_instinct(const State& opening, PlayerIndex player);
int forecasts_of(const Figures& figures, const State& opening, PlayerIndex player);
int network_runs_of(const Figures& figures, const State& opening, PlayerIndex player);
int estimates_of(const Figures& figures, const State& opening, PlayerIndex player);
/// Runs a turn of an agent or of a CROC that there is; `no_limit` where nothing bounds them.
int capacity_of(const Figures& figures, const State& opening, const Contractor& contractor);

}  // namespace resolution::corporate
