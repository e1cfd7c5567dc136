#pragma once

// Everything that can happen in Anime-Warfare, as the journal tells it. A licence stands for its player; zones are
// numbers, and staff and fans are told as what they are afterwards, too.

#include "resolution/fact.h"

namespace resolution::anime_warfare {

// Setup and phases. To everyone.
using LicenceGiven = Fact<"licence", Text<"player">, Text<"faction">, Whole<"zone">>;
using TurnBegins = Fact<"turn", Whole<"turn">>;
/// Phase 1, part by part.
using StaffHired = Fact<"staff", Text<"faction">, Whole<"mascots">, Whole<"studios">, Whole<"abandoned">,
                        Whole<"captives">, Whole<"staff">>;
using CaptiveReturned = Fact<"returned", Text<"faction">, Text<"unit">, Text<"holder">>;
/// `how`: draw, most (staff), chosen (among equals).
using FirstPlayer = Fact<"first", Text<"faction">, Text<"how">, Text<"direction">, Items<"order">>;
using CardTaken = Fact<"card", Text<"faction">, Text<"card">, Whole<"turns">>;
/// To whoever chose among them.
using CardsSeen = Fact<"cards_seen", Items<"cards">>;
/// What is no price. `why`: raised (to half the highest), card, restructuring, refund, gift.
using StaffChanged = Fact<"staff_change", Text<"faction">, Whole<"change">, Whole<"staff">, Text<"why">>;
/// `why`: studios, convention, campaign, no_campaign, negotiator, dilemma, more_fans.
using FansChanged = Fact<"fans", Text<"faction">, Whole<"change">, Whole<"fans">, Text<"why">>;
using ConventionHeld = Fact<"convention", Text<"faction">, Whole<"rung">, Whole<"cost">, Flag<"shonen_jump">>;
/// Only its number is everybody's.
using CampaignsDrawn = Fact<"campaigns", Text<"faction">, Whole<"count">, Text<"why">>;
/// To its owner.
using CampaignSeen = Fact<"campaign_seen", Whole<"value">>;
using CampaignRevealed = Fact<"campaign_revealed", Text<"faction">, Whole<"value">, Whole<"fans">>;
using NegotiatorSent = Fact<"negotiator", Text<"faction">, Whole<"cost">>;
using NegotiatorAnswered = Fact<"negotiator_answer", Text<"faction">, Text<"choice">>;
using LegBegins = Fact<"leg", Whole<"leg">>;
using SheetMissing = Fact<"missing", Text<"faction">>;
/// To the author: a path of the sheet, and the reason as a word.
using Refused = Fact<"refused", Text<"path">, Text<"reason">>;

// Rounds. To everyone; units of a hidden move are not told.
using RoundBegins = Fact<"round", Text<"faction">, Whole<"round">, Whole<"staff">>;
using Stumbled = Fact<"stumble", Text<"faction">, Whole<"staff">>;
using Passed = Fact<"pass", Text<"faction">, Whole<"staff">>;
using WentOut = Fact<"out", Text<"faction">>;
using StudioControlled = Fact<"control", Text<"faction">, Whole<"zone">, Text<"builder">>;
using StudioAbandoned = Fact<"abandon", Text<"faction">, Whole<"zone">>;
using StudioOpened = Fact<"open", Text<"faction">, Whole<"zone">, Whole<"cost">>;
/// `action`: move, magic_movement, general_alarm.
using UnitsMoved =
    Fact<"move", Text<"faction">, Text<"action">, Text<"unit">, Whole<"count">, Whole<"from">, Whole<"to">>;
/// So many visible units; of hidden ones others hear what was spent.
using MoveEnds = Fact<"moved", Text<"faction">, Text<"action">, Whole<"units">, Whole<"cost">>;
/// To the owner, of hidden ones.
using HiddenMoved = Fact<"hidden_move", Text<"unit">, Whole<"count">, Whole<"from">, Whole<"to">>;
/// `action`: capture, genius_kidnapper, more_fans.
using Captured =
    Fact<"capture", Text<"faction">, Text<"action">, Text<"victim">, Text<"unit">, Whole<"zone">, Whole<"cost">>;
using MascotRecruited = Fact<"recruit", Text<"faction">, Text<"unit">, Whole<"zone">, Whole<"cost">>;
using Summoned = Fact<"summon", Text<"faction">, Text<"unit">, Whole<"zone">, Whole<"cost">>;
/// Back to the reserve, without dying. `why`: summon, sacrifice, purge, back_to_sketch, undercover_agent.
using SentHome = Fact<"home", Text<"faction">, Text<"unit">, Whole<"zone">, Text<"why">>;
using MangaGained = Fact<"manga", Text<"faction">, Text<"manga">, Whole<"owned">>;

// Unique actions. To everyone.
using MangaUsed = Fact<"unique", Text<"faction">, Text<"manga">, Whole<"cost">>;
using MangaBorrowed =
    Fact<"loan", Text<"faction">, Text<"from">, Text<"manga">, Text<"unit">, Whole<"zone">, Whole<"cost">>;
using LoanEnded = Fact<"loan_end", Text<"faction">, Text<"unit">, Whole<"zone">>;
/// `for`: restructuring, purge.
using DieRolled = Fact<"die", Text<"faction">, Text<"for">, Whole<"die">, Whole<"against">>;
using OfferTaken = Fact<"offer", Text<"faction">, Text<"for">, Whole<"given">>;
using OffersFailed = Fact<"offers_fail", Text<"faction">, Text<"for">, Whole<"offered">, Whole<"needed">>;
using StaffDismissed = Fact<"dismiss", Text<"faction">, Whole<"staff">>;
using StaffGiven = Fact<"gift", Text<"faction">, Text<"to">, Whole<"staff">>;
using UnitNamed = Fact<"cold_blood", Text<"faction">, Text<"owner">, Text<"unit">, Whole<"zone">, Whole<"cost">>;
using MangaSwapped = Fact<"swap", Text<"faction">, Text<"give">, Text<"take">, Whole<"cost">>;
using StudioLifted = Fact<"lift", Text<"faction">, Whole<"zone">, Whole<"cost">>;
using StudioLanded = Fact<"land", Text<"faction">, Whole<"zone">, Whole<"cost">>;
using ZoneDeafened = Fact<"deaf", Text<"faction">, Whole<"zone">, Whole<"cost">>;
using UnitsHidden = Fact<"hide", Text<"faction">, Text<"unit">, Whole<"count">, Whole<"zone">>;
using UnitsEmerged = Fact<"emerge", Text<"faction">, Text<"unit">, Whole<"count">, Whole<"zone">>;
using MascotReplaced =
    Fact<"infiltrate", Text<"faction">, Text<"victim">, Whole<"zone">, Flag<"studio">, Whole<"cost">>;
using MascotMoved = Fact<"mascot_moved", Text<"faction">, Text<"owner">, Whole<"from">, Whole<"to">>;

// Battles. To everyone.
using BattleBegins = Fact<"battle", Whole<"number">, Text<"faction">, Text<"against">, Whole<"zone">,
                          Items<"attackers">, Items<"defenders">, Whole<"cost">>;
/// `stage`: pre, during, post. Who used what, and on whom, if on anybody.
using AbilityUsed = Fact<"ability", Text<"stage">, Text<"faction">, Text<"ability">, Whole<"cost">, Text<"unit">>;
using DilemmaAnswered = Fact<"dilemma", Text<"faction">, Text<"choice">>;
using DiceRolled = Fact<"dice", Text<"faction">, Text<"side">, Items<"dice">, Whole<"kills">, Whole<"wounds">>;
/// `why`: battle, retreat, back_stab, bad_luck, forced_retreat, purge.
using UnitDied = Fact<"died", Text<"faction">, Text<"unit">, Whole<"zone">, Text<"why">>;
/// `why`: stone_heart, persistence, deaf_ear.
using KillAbsorbed = Fact<"spared", Text<"faction">, Text<"unit">, Whole<"zone">, Text<"why">>;
using UnitWounded = Fact<"wounded", Text<"faction">, Text<"unit">, Whole<"zone">>;
using UnitRetreated = Fact<"retreat", Text<"faction">, Text<"unit">, Whole<"from">, Whole<"to">>;
using UnitReturned = Fact<"clemency", Text<"faction">, Text<"unit">, Whole<"zone">>;
using UnitStolen = Fact<"stolen", Text<"faction">, Text<"from">, Text<"unit">, Whole<"zone">>;
using HeroRescued = Fact<"rescue", Text<"faction">, Text<"unit">, Whole<"from">, Whole<"to">>;
using BattleEnds = Fact<"battle_end", Whole<"number">>;

// The end. To everyone.
/// `why`: sudden_death, fans, last_turn.
using GameEnds = Fact<"end", Text<"why">>;
using GameWon = Fact<"winner", Text<"faction">, Whole<"fans">>;
using NobodyWins = Fact<"nobody_wins", Whole<"turn">>;

}  // namespace resolution::anime_warfare
