#pragma once

// Facts of step 4. The dragon game is private: each player hears of its own part only.

#include "resolution/fact.h"

namespace resolution::corporate {

/// To the player.
using DragonPlayed = Fact<"dragon-played", Whole<"participants">, Items<"estimates">, Flag<"right">, Whole<"sides">,
                          Whole<"result">, Flag<"bound">>;

/// To the player: what it gets, or pays if it can.
using DragonMoney = Fact<"dragon-money", Amount<"amount">, Flag<"paid">>;

/// To the player.
using InfluenceChanged = Fact<"influence-changed", Whole<"from">, Whole<"to">, Text<"cause">>;

/// To the player: the result found nothing to act on.
using DragonWithout = Fact<"dragon-without-effect", Whole<"result">>;

}  // namespace resolution::corporate
