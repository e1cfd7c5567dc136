#pragma once

#include "orders/shape.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// What this player's sheet may hold now: for pre-filled sheets, editors and forms.
orders::Shape sheet_shape(const Figures& figures, const State& state, PlayerIndex player);

}  // namespace resolution::corporate
