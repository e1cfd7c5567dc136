#pragma once

// Everything that can happen in Agent Jean, as the journal tells it.

#include "resolution/fact.h"

namespace resolution::agent_jean {

/// To the player: asked, and no sheet came; `stands` if rules of an earlier sheet stood in.
using Silent = Fact<"silent", Text<"phase">, Flag<"stands">>;

/// To the player: a part of its sheet that can have no effect.
using Refused = Fact<"refused", Text<"path">, Text<"reason">>;

/// To everyone: the match is set up, and agents are to be chosen.
using Welcome = Fact<"welcome", Items<"players">>;

/// To everyone.
using AgentTaken = Fact<"agent-taken", Text<"player">, Text<"agent">>;

/// To everyone.
using RoundBegins = Fact<"round-begins", Whole<"round">, Text<"leader">>;

/// To the player.
using HandDealt = Fact<"hand-dealt", Items<"cards">>;

/// To the player: the second half begins.
using ReserveTaken = Fact<"reserve-taken", Items<"cards">>;

/// To everyone.
using PowerShown = Fact<"power-shown", Whole<"turn">, Text<"player">, Text<"agent">>;

/// To everyone: Henry's choice.
using LeaderNamed = Fact<"leader-named", Text<"player">, Text<"leader">>;

/// To Nova's player: what lies below the contested plan.
using Peeked = Fact<"peeked", Items<"cards">>;

/// To everyone: the plan that is contested.
using PlanShown = Fact<"plan-shown", Whole<"turn">, Text<"plan">, Whole<"value">, Text<"accomplice">>;

/// To everyone: each gave a card to its left.
using CardsPassed = Fact<"cards-passed", Whole<"turn">>;

/// To the player: what it gave and got.
using CardPassed = Fact<"card-passed", Text<"given">, Text<"to">, Text<"received">, Text<"from">>;

/// To everyone, where a turn is played card by card.
using CardPlayed = Fact<"card-played", Whole<"turn">, Text<"player">, Text<"card">>;

/// To the player: a rule held, but gave no card of the hand. `list` is `turns/3` or `default`.
using RuleFailed = Fact<"rule-failed", Whole<"turn">, Text<"list">, Whole<"number">>;

/// To everyone: a turn, card by card in order of play. Cards are {player, card, colour, value, best}; `extra` is
/// Martha's {plan, value}, or nothing.
using TrickTaken = Fact<"trick", Whole<"round">, Whole<"turn">, Items<"powers">, Text<"plan">, Whole<"value">,
                        Text<"accomplice">, Items<"cards">, Text<"winner">, Anything<"extra">, Items<"discarded">>;

/// To everyone. Rows are {player, plans, green, yellow, bonus, malus, score, medal}.
using RoundScored = Fact<"round-scored", Whole<"round">, Items<"rows">>;

/// To everyone: a bot plays for whoever was silent for a round, or leaves. `reason` is `silence` or `ruling`.
using SeatTaken = Fact<"seat-taken", Text<"player">, Text<"reason">>;

/// To everyone. `by` is `medals` or `rounds`.
using MatchWon = Fact<"match-won", Items<"players">, Text<"by">>;

/// To everyone, after the match; points of all rounds.
using FinalPlace = Fact<"final-place", Text<"player">, Whole<"place">, Whole<"medals">, Whole<"points">>;

}  // namespace resolution::agent_jean
