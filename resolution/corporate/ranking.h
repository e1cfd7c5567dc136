#pragma once

#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// The old ranking stably sorted by descending assets, without those out of play:
/// only strictly more assets gain a place (section 1).
void update_ranking(State& state);

}  // namespace resolution::corporate
