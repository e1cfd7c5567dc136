#pragma once

#include <nlohmann/json_fwd.hpp>

#include "resolution/audience.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// What this reader may know of the state (section 7), and nothing else.
nlohmann::json state_view(const Figures& figures, const State& state, Reader reader);

}  // namespace resolution::corporate
