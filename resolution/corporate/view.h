#pragma once

#include <nlohmann/json_fwd.hpp>

#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"
#include "resolution/known.h"

namespace resolution::corporate {

/// What a reader may know of the state, as templates have it.
nlohmann::json state_view(const Figures& figures, const Known<State>& known);

}  // namespace resolution::corporate
