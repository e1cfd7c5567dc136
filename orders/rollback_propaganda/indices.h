#pragma once

// What sheets of Rollback Propaganda name is listed by the campaign: a designer adds a card there, and no code.

#include "orders/index.h"

namespace orders::rollback_propaganda {

/// Faction, in the order of the data: all of them, whether this game has them or not (RP-60).
using FactionIndex = Index<struct FactionTag>;
/// Event card, in the order of the data.
using EventIndex = Index<struct EventTag>;
/// Kind of events, in the order in which the data first name them.
using EventKind = Index<struct EventKindTag>;
/// Card of a Grimoire, in the order of the data.
using CardIndex = Index<struct CardTag>;

}  // namespace orders::rollback_propaganda
