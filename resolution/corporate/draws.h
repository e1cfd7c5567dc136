#pragma once

#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"
#include "resolution/draw_table.h"

namespace resolution::corporate {

/// Every draw of section 8 that the next resolution may make.
DrawTable draw_table(const Figures& figures, const State& state);

}  // namespace resolution::corporate
