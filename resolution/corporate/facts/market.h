#pragma once

// Facts of steps 5 to 8: votes, market, effects, crashes.

#include "resolution/fact.h"

namespace resolution::corporate {

/// To the player; to everyone when votes are published (CG-25).
using Voted = Fact<"voted", Text<"player">, Text<"up">, Text<"down">, Whole<"gain">, Whole<"loss">>;

/// To the player: a public contract, a grant, a young wolf's purchase.
using AssetsOrdered = Fact<"assets-ordered", Text<"corporation">, Whole<"assets">, Text<"cause">>;

/// To everyone: assets are public.
using AssetsMoved =
    Fact<"assets-moved", Text<"corporation">, Whole<"from">, Whole<"to">, Text<"cause">, Text<"source">>;

/// To everyone.
using ReferenceRankingSet = Fact<"reference-ranking", Items<"places">>;

/// To everyone: the ranking of the end of the turn, and what moved since the opening.
using FinalRankingSet = Fact<"end-ranking", Items<"places">>;

/// To the game master: which report of step 2 was invented; of an interception `clan` is empty.
using FalseReport = Fact<"false-report", Text<"player">, Text<"type">, Text<"clan">, Text<"code">>;

/// To everyone.
using Crashed = Fact<"crashed", Text<"corporation">, Whole<"crashes">, Flag<"saved">>;

/// To everyone: what a crash does beyond assets.
using CrashConsequence = Fact<"crash-consequence", Text<"corporation">, Text<"what">, Text<"whom">>;

}  // namespace resolution::corporate
