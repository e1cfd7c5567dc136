#pragma once

#include <nlohmann/json_fwd.hpp>

#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"
#include "resolution/known.h"

namespace resolution::corporate {

/// What a player may do now and what each thing costs. Where something may not be done, `why` holds the reason as
/// refusals name it.
nlohmann::json player_outlook(const Figures& figures, const Known<State>& known);

}  // namespace resolution::corporate
