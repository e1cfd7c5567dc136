#pragma once

#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// The state as this reader may know it (section 7): what its marks say, and what the rules tell this reader beyond
/// them. What the rules need and a player cannot know has a value for which they refuse nothing.
State known_state(const Figures& figures, const State& state, Reader reader);

}  // namespace resolution::corporate
