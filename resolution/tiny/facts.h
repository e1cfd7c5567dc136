#pragma once

// Everything that can happen in Sealed Bids, as the journal tells it.

#include "resolution/fact.h"

namespace resolution::tiny {

/// To the player: what it was dealt.
using Welcome = Fact<"welcome", Amount<"coins">, Whole<"lucky">>;

/// To the player: no sheet came; its own note; an order that the rules forbid.
using Silent = Fact<"silent">;
using Noted = Fact<"note", Text<"text">>;
using Refused = Fact<"refused", Text<"path">, Text<"reason">, Amount<"asked">, Amount<"held">>;

/// To everyone.
using DieRolled = Fact<"die", Whole<"value">>;

/// To the player: whether its bid was right, and what its stake became.
using BidSettled = Fact<"bid", Whole<"bid">, Flag<"right">, Amount<"stake">>;

/// To everyone: the highest right bid, if there was one.
using Award = Fact<"award", Whole<"bid">, Items<"players">>;
using NoAward = Fact<"no-award">;

/// To the player: the die showed its lucky number; it was drawn.
using Luck = Fact<"luck", Whole<"lucky">, Amount<"coins">>;
using Windfall = Fact<"windfall", Amount<"coins">>;

/// To everyone, after the last turn.
using FinalPlace = Fact<"final-place", Text<"player">, Whole<"points">, Whole<"place">>;

}  // namespace resolution::tiny
