#pragma once

// Facts that several steps tell.

#include "resolution/fact.h"

namespace resolution::corporate {

using orders::Money;

/// To its author: an order that the rules forbid; `asked` is the order as it was given.
using Refused = Fact<"refused", Text<"player">, Text<"path">, Text<"reason">, Members<"asked">>;

/// To the player: no sheet came.
using Silent = Fact<"silent">;

/// To the player: its own words for the report.
using Noted = Fact<"note", Text<"text">>;

/// To the player, with the cause; the figure itself is public.
using HonourChanged = Fact<"honour-changed", Whole<"from">, Whole<"to">, Text<"cause">>;

/// To everyone at the closing: from the opening's figure to this one.
using HonourMoved = Fact<"honour-moved", Text<"player">, Whole<"from">, Whole<"to">>;

/// To the player.
using LoyaltyChanged = Fact<"loyalty-changed", Text<"agent">, Whole<"from">, Whole<"to">, Text<"cause">>;

/// To the player.
using PointsChanged = Fact<"points-changed", Text<"party">, Whole<"from">, Whole<"to">, Text<"cause">>;

/// To everyone: seppuku, or another end of a career.
using OutOfGame = Fact<"out-of-game", Text<"player">, Text<"cause">>;

/// To everyone.
using CitizenshipLost = Fact<"citizenship-lost", Text<"player">, Text<"corporation">, Text<"cause">>;

/// To its owner: how many runs it is left with; with none it is dissolved.
using CrocReduced = Fact<"croc-reduced", Whole<"runs">>;

/// To everyone: a public enemy.
using NewEnemy = Fact<"new-enemy", Text<"agent">, Text<"player">>;

/// To whoever gets to read another player's sheet (CG-30); the text is empty if none was sent. What a run brought is
/// evidence (CG-100), and `piece` is how its holder cites it.
using SheetReceived =
    Fact<"sheet-received", Text<"player">, Whole<"turn">, Text<"text">, Text<"evidence">, Text<"piece">>;

}  // namespace resolution::corporate
