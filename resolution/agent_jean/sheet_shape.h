#pragma once

#include "orders/shape.h"
#include "resolution/agent_jean/state.h"

namespace resolution::agent_jean {

/// What a sheet of this player may hold now, for editors and pages.
orders::Shape sheet_shape(const State& state, const Figures& figures, PlayerIndex player);

}  // namespace resolution::agent_jean
