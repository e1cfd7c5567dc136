#pragma once

#include <nlohmann/json_fwd.hpp>

#include "orders/result.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"
#include "resolution/journal.h"
#include "resolution/roster.h"

namespace resolution::corporate {

/// A plain state with a merge patch on it (section 10; CG-76: traits in it have no starting effects).
orders::Result<State> scenario_state(const Figures& figures, const Roster& roster, int turn,
                                     const nlohmann::json& patch);

/// {refused: {player: [paths]}, outcomes: {"player/n": outcome}} as the journal has them (CG-74).
nlohmann::json scenario_results(const Roster& roster, const Journal& journal);

}  // namespace resolution::corporate
