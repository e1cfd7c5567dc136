#pragma once

#include <nlohmann/json_fwd.hpp>

#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// What this player may do now and what each thing costs, from what the player may know
/// (section 7). Where something may not be done, `why` holds the reason as refusals name it.
nlohmann::json player_outlook(const Figures& figures, const State& state, PlayerIndex player);

}  // namespace resolution::corporate
