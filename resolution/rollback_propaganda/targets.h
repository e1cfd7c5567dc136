#pragma once

// What the words of a sheet stand for at the moment at which they are read: conditions, and targets.

#include "resolution/rollback_propaganda/mind.h"

namespace resolution::rollback_propaganda {

using orders::rollback_propaganda::Conditions;
using orders::rollback_propaganda::EventName;
using orders::rollback_propaganda::EventTarget;
using orders::rollback_propaganda::FactionTarget;
using orders::rollback_propaganda::MageTarget;
using orders::rollback_propaganda::SpellRule;
using orders::rollback_propaganda::Swap;
using orders::rollback_propaganda::SwapSide;

/// All that is asked holds; nothing asked always does (RP-51).
bool hold(const Conditions& conditions, const Seen& seen);

FactionIndex faction_of(const FactionTarget& target, const Seen& seen);
PlayerIndex mage_of(const MageTarget& target, const Seen& seen);

/// What a rule aims a card at: the first legal entries; nothing if it has none.
std::optional<Aim> aim_of(const SpellRule& rule, CardIndex card, const Seen& seen);

/// The swap that an entry stands for; nothing if it is no swap at all (RP-45).
std::optional<SwapOf> swap_of(const Swap& entry, const Seen& seen);

/// The most and the least popular; ties by the order of the list.
FactionIndex most_popular_faction(const Seen& seen);
FactionIndex least_popular_faction(const Seen& seen);

}  // namespace resolution::rollback_propaganda
