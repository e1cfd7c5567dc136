#pragma once

#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// The state as this player may know it (section 7). A list of what is kept, never of what is
/// hidden, as in view.cpp: whatever is added to the state stays unknown until it is named here.
/// What the rules need and the player cannot know has a value for which they refuse nothing.
State known_state(const Figures& figures, const State& state, PlayerIndex player);

}  // namespace resolution::corporate
