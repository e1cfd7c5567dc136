#pragma once

#include "orders/corporate/sheet_desk.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// What this player may order now: for pre-filled sheets, editors and forms.
orders::corporate::SheetDesk sheet_desk(const Figures& figures, const State& state, PlayerIndex author);

}  // namespace resolution::corporate
