#pragma once

// Everything that can happen in Rollback Propaganda, as the journal tells it. Kind and fields, in this order, are the
// lines of section 13; those that are not listed there come with the set-up and the end.

#include "resolution/fact.h"

namespace resolution::rollback_propaganda {

/// At the set-up. To everyone; to the owner.
using Welcome = Fact<"welcome", Items<"seats">, Text<"grimoire">>;
using ContractDealt = Fact<"deal", Text<"faction">>;
using HandDealt = Fact<"hand", Items<"cards">>;

/// To everyone: a turn begins.
using TurnBegins = Fact<"active", Text<"player">>;
/// To its author: a part of a sheet that came to nothing.
using Refused = Fact<"refused", Text<"path">, Text<"reason">>;
/// To the owner.
using CardSchemed = Fact<"scheme", Text<"card">>;
using CardDrawn = Fact<"draw", Text<"card">>;
/// To everyone: turned over; put into Oblivion; an Anchor that was used.
using EventRevealed = Fact<"reveal", Text<"event">>;
using EventForgotten = Fact<"forget", Text<"event">>;
using AnchorUsed = Fact<"anchor", Text<"player">>;
/// To everyone: `overflow` or `explosion`.
using TurnUndone = Fact<"rollback", Text<"reason">>;
/// To everyone, for each card: which one is never shown (RP-19).
using CardBuried = Fact<"bury", Text<"player">>;
/// To everyone. `target`: a faction, a position, two in ascending order, a mage, or how many cards were looked at;
/// empty if there is none. `ethers`: the word and their number, if any were spent.
using CardFlipped = Fact<"flip", Text<"player">, Text<"card">, Items<"target">, Items<"ethers">>;
/// To the caster: the cards, top first.
using FutureSeen = Fact<"foresee", Items<"events">>;
/// To who looks.
using ContractSeen = Fact<"look", Text<"player">, Text<"faction">>;
/// To the new owner, after a swap.
using ContractReceived = Fact<"contract", Text<"faction">>;
/// To everyone, each time an event is carried out. `choice`: a faction, a mage, `swap` and its two sides in seat order
/// or `decline`; empty if it has none.
using EventResolved = Fact<"resolve", Text<"event">, Items<"choice">>;
/// To everyone: an Election.
using ContractShown = Fact<"shown", Text<"player">, Text<"faction">>;
using PointScored = Fact<"point", Text<"player">>;

// What reports and simulations want to know beyond those lines. To everyone but for the last one.
/// At the set-up: figures that a game may change, how many cards the Future has, the factions in play and how popular
/// each of them is.
using StakesTold = Fact<"stakes", Whole<"stealth_limit">, Whole<"min_reveal">, Text<"tie">, Whole<"points">,
                        Whole<"future">, Items<"factions">, Whole<"popularity">>;
/// After `active`, and after the set-up, too: cards of the Future, how many of them all know, and X with Cloaks.
using TurnOpened = Fact<"turn", Whole<"turn">, Text<"player">, Whole<"future">, Whole<"known">, Whole<"limit">>;
/// The Reveal phase is over, before what comes of it: `stop`, `collapse`, `future_empty`, `cap`, `overflow` or
/// `explosion`; reveals made; cards of the Present and their stealth, the one that breaks it included (an Explosion has
/// gone); the card that breaks it, or nothing; whether the Present resolves from the end.
using RevealEnded = Fact<"reveal_ended", Text<"reason">, Whole<"reveals">, Whole<"present">, Whole<"stealth">,
                         Text<"event">, Flag<"reversed">>;
/// After `flip` or `resolve`, for each change that is not nothing, within the bounds.
using PopularityChanged = Fact<"popularity", Text<"faction">, Whole<"change">, Whole<"now">>;
/// At the end, for each mage: place 1 is the winner's, and nobody's if the game was aborted. `tie`: what decided
/// between those level on points: `grimoire` or `lot`; it is not told if none were.
using FinalPlace =
    Fact<"final", Text<"player">, Whole<"place">, Whole<"score">, Whole<"grimoire">, Whole<"hand">, Whole<"modifiers">>;
using TieBroken = Fact<"tie", Text<"by">>;
/// To the owner, before `bury`: which card; whether somebody's Interdict did it.
using OwnCardBuried = Fact<"own_bury", Text<"card">, Flag<"interdicted">>;

/// To everyone, at the end: who won; or that nobody did, since turns ran out (RP-47).
using GameWon = Fact<"winner", Text<"player">>;
using GameAborted = Fact<"aborted", Whole<"turns">>;

}  // namespace resolution::rollback_propaganda
