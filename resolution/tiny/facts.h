#pragma once

// Everything that can happen in Sealed Bids, as the journal tells it.

#include "resolution/fact.h"

namespace resolution::tiny {

using orders::Money;

/// To the player: what it was dealt.
using Welcome = Fact<"welcome", Amount<"coins">, Whole<"lucky">>;

/// To the player: no sheet came.
using Silent = Fact<"silent">;

/// To the player: its own note.
using Noted = Fact<"note", Text<"text">>;

/// To the player: an order the rules forbid.
using Refused = Fact<"refused", Text<"path">, Text<"reason">, Amount<"asked">, Amount<"held">>;

/// To everyone.
using DieRolled = Fact<"die", Whole<"value">>;

/// To the player: whether its bid was right, and what its stake became.
using BidSettled = Fact<"bid", Whole<"bid">, Flag<"right">, Amount<"stake">>;

/// To everyone: the highest right bid.
using Award = Fact<"award", Whole<"bid">, Items<"players">>;

/// To everyone.
using NoAward = Fact<"no-award">;

/// To the player: the die showed its lucky number.
using Luck = Fact<"luck", Whole<"lucky">, Amount<"coins">>;

/// To the player who was drawn.
using Windfall = Fact<"windfall", Amount<"coins">>;

/// To everyone, after the last turn.
using FinalPlace = Fact<"final-place", Text<"player">, Whole<"points">, Whole<"place">>;

}  // namespace resolution::tiny
