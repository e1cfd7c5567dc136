#pragma once

#include <nlohmann/json_fwd.hpp>

#include "orders/result.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// The state as JSON (section 9, CG-72, CG-73): every figure written out.
nlohmann::json state_to_json(const Figures& figures, const State& state);

/// The way back: what is absent is worth its default, what is unknown or wrong is a problem.
orders::Result<State> state_from_json(const Figures& figures, const nlohmann::json& json);

}  // namespace resolution::corporate
