#pragma once

// Facts of the setup.

#include "resolution/fact.h"

namespace resolution::corporate {

/// To everyone.
using GameOpened = Fact<"game-opened", Items<"places">>;

/// To the player: what it starts with.
using Welcome = Fact<"welcome", Amount<"money">, Whole<"honour">, Whole<"influence">, Whole<"victory_points">,
                     Items<"traits">, Text<"vendetta">>;

}  // namespace resolution::corporate
