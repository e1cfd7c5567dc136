#pragma once

// Everything that can happen in Mad-Con, as the journal tells it. Kind and fields, in this order, are the lines of 8.3.

#include "resolution/fact.h"

namespace resolution::mad_con {

/// To the player: its team card, and the organisations of its team; the police learns none (MC-9).
using TeamDealt = Fact<"team", Text<"team">, Items<"organisations">>;
/// To everyone: a visitor comes in from the queue, with the player's marker.
using Arrived = Fact<"arrive", Text<"visitor">, Text<"player">>;
/// To whoever has seen it (MC-47); of the recruited to all, when the game is over (MC-46).
using ValueSeen = Fact<"value", Text<"visitor">, Text<"value">>;
/// To everyone: a day begins.
using DayBegins = Fact<"day", Whole<"day">, Text<"animation">>;
/// To the player, after the draw. `of` is action or organisation.
using HandDealt = Fact<"hand", Text<"of">, Items<"cards">>;
/// To everyone: a sheet did not come (7.5).
using SheetMissing = Fact<"missing", Text<"player">>;
/// To the player: this slot was filled for it; a part of its sheet that does not count.
using SlotFaulty = Fact<"faulty", Whole<"slot">>;
using Refused = Fact<"refused", Text<"path">, Text<"reason">>;
/// To the player, as programmed: `open` is no action yet.
using MissionLaid = Fact<"mission", Whole<"slot">, Text<"action">, Text<"organisation">>;
/// To everyone: the card that is shown, or `nothing`.
using CardRevealed = Fact<"reveal", Text<"player">, Whole<"slot">, Text<"card">>;
/// To everyone: false pretences.
using VisitorSwapped = Fact<"swap", Text<"player">, Text<"old">, Text<"new">>;
/// To everyone: whom the token holder named on a strike.
using FirstNamed = Fact<"first", Text<"player">>;
/// To everyone: a card is laid on somebody's mission, or kept.
using CardLaid = Fact<"lay", Text<"player">, Text<"owner">, Whole<"slot">, Text<"organisation">>;
using CardKept = Fact<"keep", Text<"player">>;
/// To everyone: a mission, with the visitors that it moved, looked at, removed or welcomed; `none` is no action.
using MissionResolved =
    Fact<"resolve", Text<"player">, Whole<"slot">, Text<"action">, Text<"organisation">, Items<"visitors">>;
/// To everyone: each change of place after arrival.
using VisitorMoved = Fact<"move", Text<"visitor">, Text<"place">>;
using TokenTaken = Fact<"token", Text<"player">>;
/// To everyone: the player's word, true or not (MC-16). Words are free, and nothing else is shown (MC-49).
using Claimed = Fact<"claim", Text<"player">, Text<"visitor">, Text<"value">>;

/// To everyone, when the game is over (MC-46).
using SideShown = Fact<"side", Text<"player">, Text<"team">>;
using RankingShown = Fact<"ranking", Text<"player">, Items<"organisations">>;
using PointsScored = Fact<"points", Text<"player">, Whole<"points">>;
using RecruitsCounted = Fact<"recruits", Text<"player">, Whole<"recruits">>;
using OrganisationScored = Fact<"score", Text<"organisation">, Whole<"score">>;
using GameWon = Fact<"winner", Text<"player">>;

}  // namespace resolution::mad_con
