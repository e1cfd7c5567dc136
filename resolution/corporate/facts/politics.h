#pragma once

// Facts of steps 9 to 12: chiefs, citizenship, wars, lines.

#include "resolution/fact.h"

namespace resolution::corporate {

/// To everyone. `chief` is empty: nobody leads.
using ChiefChanged = Fact<"chief-changed", Text<"party">, Text<"chief">>;

/// To everyone, when the turn closes.
using CitizenshipGained = Fact<"citizenship-gained", Text<"player">, Text<"corporation">>;

/// To everyone.
using WarsEnded = Fact<"wars-ended", Items<"clans">>;

/// To everyone: for the whole of next turn.
using WarDeclared = Fact<"war-declared", Items<"clans">>;

/// To everyone. `line` is empty if nobody voted.
using LineVoted = Fact<"line-voted", Text<"party">, Text<"line">, Flag<"in_power">, Flag<"forbidden">, Flag<"works">>;

/// To everyone: kobuns and oyabuns are public.
using ClanRank = Fact<"clan-rank", Text<"player">, Text<"clan">, Flag<"oyabun">>;

/// To everyone. `is_kobun`: still.
using ClanRankLost = Fact<"clan-rank-lost", Text<"player">, Text<"clan">, Flag<"was_oyabun">, Flag<"is_kobun">>;

/// To its owner.
using CrocFormed = Fact<"croc-formed", Text<"name">>;

}  // namespace resolution::corporate
