#include "resolution/rollback_propaganda/targets.h"

#include "resolution/rollback_propaganda/projection.h"

namespace resolution::rollback_propaganda {

using orders::rollback_propaganda::EtherCount;
using orders::rollback_propaganda::EventPair;
using orders::rollback_propaganda::FactionWord;
using orders::rollback_propaganda::MageWord;
using orders::rollback_propaganda::PileWord;

namespace {

bool means(const EventName& name, EventIndex event, const Seen& seen) {
    return name.means(event, seen.figures().of(event).kind);
}

bool present_has(const std::vector<EventName>& names, const Seen& seen) {
    for (const PresentEvent& one : seen.present()) {
        for (const EventName& name : names) {
            if (means(name, one.event, seen)) return true;
        }
    }
    return false;
}

/// RP-51: nothing is flipped outside the Spells phase.
bool flipped_any(const std::vector<CardIndex>& cards, const Seen& seen) {
    return std::any_of(cards.begin(), cards.end(), [&](CardIndex card) { return seen.flipped().has(card); });
}

/// RP-46: with a tie all lead, whatever counts at an Election.
bool own_faction_leads(const Seen& seen) {
    return seen.popularity_of(seen.contract()) == seen.popularity_of(most_popular_faction(seen));
}

bool is_within(int number, const std::optional<int>& at_least, const std::optional<int>& at_most) {
    return (!at_least || number >= *at_least) && (!at_most || number <= *at_most);
}

/// The place of the card that a target means, from 0; not that of `but`, for names (RP-52).
std::optional<std::size_t> place_of(const EventTarget& target, const Seen& seen, std::optional<std::size_t> but = {}) {
    const std::size_t count = seen.present().size();
    if (const int* place = std::get_if<int>(&target)) {
        const bool there = *place >= 1 && static_cast<std::size_t>(*place) <= count;
        return there ? std::optional(static_cast<std::size_t>(*place) - 1) : std::nullopt;
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (i != but && means(std::get<EventName>(target), seen.present()[i].event, seen)) return i;
    }
    return std::nullopt;
}

/// RP-44: a doubled event may be doubled.
bool may_act_on(std::size_t place, const CardFigures& card, const Seen& seen) {
    const Effect* encore = card.find(Op::present_double);
    return encore == nullptr || seen.may_double(place, *encore);
}

bool aim_at_event(const SpellRule& rule, const CardFigures& card, const Seen& seen, Aim& aim) {
    for (const EventTarget& target : rule.events) {
        const auto place = place_of(target, seen);
        if (!place || !may_act_on(*place, card, seen)) continue;
        aim.places.add(static_cast<std::uint8_t>(*place));
        return true;
    }
    return false;
}

bool aim_at_pair(const SpellRule& rule, const Seen& seen, Aim& aim) {
    for (const EventPair& pair : rule.pairs) {
        const auto first = place_of(pair[0], seen);
        const auto second = first ? place_of(pair[1], seen, first) : std::nullopt;
        if (!second || *second == *first) continue;
        aim.places.add(static_cast<std::uint8_t>(*first));
        aim.places.add(static_cast<std::uint8_t>(*second));
        return true;
    }
    return false;
}

bool aim_at_mage(const SpellRule& rule, const CardFigures& card, const Seen& seen, Aim& aim) {
    const bool buries = card.find(Op::bury_schemes) != nullptr;
    for (const MageTarget& target : rule.mages) {
        const PlayerIndex mage = mage_of(target, seen);
        if (buries ? !seen.may_bury_schemes_of(mage) : !seen.may_look_at(mage)) continue;
        aim.mage = mage;
        return true;
    }
    return false;
}

std::size_t ethers_of(const std::optional<EtherCount>& ethers, const Seen& seen) {
    if (!ethers) return 0;
    const int* number = std::get_if<int>(&*ethers);
    return number == nullptr ? seen.ethers() : std::min(static_cast<std::size_t>(*number), seen.ethers());
}

/// The best score but one's own; ties clockwise.
PlayerIndex leader(const Seen& seen) {
    PlayerIndex best = seen.next_of(seen.self());
    for (PlayerIndex mage = best; mage != seen.self(); mage = seen.next_of(mage)) {
        if (seen.score_of(mage) > seen.score_of(best)) best = mage;
    }
    return best;
}

template <class Better>
FactionIndex first_best(const Seen& seen, Better better) {
    const auto& factions = seen.table().factions;
    FactionIndex best = factions.front();
    for (const FactionIndex faction : factions) {
        if (better(seen.popularity_of(faction), seen.popularity_of(best))) best = faction;
    }
    return best;
}

}  // namespace

FactionIndex most_popular_faction(const Seen& seen) { return first_best(seen, std::greater<>()); }
FactionIndex least_popular_faction(const Seen& seen) { return first_best(seen, std::less<>()); }

FactionIndex faction_of(const FactionTarget& target, const Seen& seen) {
    if (const FactionIndex* named = std::get_if<FactionIndex>(&target)) return *named;
    switch (std::get<FactionWord>(target)) {
        case FactionWord::own: return seen.contract();
        case FactionWord::most: return most_popular_faction(seen);
        case FactionWord::least: return least_popular_faction(seen);
        case FactionWord::best_rival: break;
    }
    std::optional<FactionIndex> best;
    for (const FactionIndex faction : seen.table().factions) {
        if (faction == seen.contract()) continue;
        if (!best || seen.popularity_of(faction) > seen.popularity_of(*best)) best = faction;
    }
    return best.value_or(seen.contract());
}

PlayerIndex mage_of(const MageTarget& target, const Seen& seen) {
    if (const PlayerIndex* named = std::get_if<PlayerIndex>(&target)) return *named;
    switch (std::get<MageWord>(target)) {
        case MageWord::self: return seen.self();
        case MageWord::next: return seen.next_of(seen.self());
        case MageWord::previous: return seen.previous_of(seen.self());
        case MageWord::active: return seen.active();
        case MageWord::leader: break;
    }
    return leader(seen);
}

bool hold(const Conditions& conditions, const Seen& seen) {
    const Conditions& when = conditions;
    if (when.present_has && !present_has(*when.present_has, seen)) return false;
    if (when.present_lacks && present_has(*when.present_lacks, seen)) return false;
    if (when.own_faction_leads && *when.own_faction_leads != own_faction_leads(seen)) return false;
    if (when.popularity) {
        const int now = seen.popularity_of(faction_of(when.popularity->faction, seen));
        if (!is_within(now, when.popularity->at_least, when.popularity->at_most)) return false;
    }
    if (when.i_am_active && *when.i_am_active != seen.is_active()) return false;
    if (when.flipped_before && !flipped_any(*when.flipped_before, seen)) return false;
    if (when.would_score && *when.would_score != Projection(seen).would_score()) return false;
    if (!is_within(static_cast<int>(seen.ethers()), when.ethers_at_least, {})) return false;
    if (!is_within(seen.turn(), when.turn_at_least, {})) return false;
    return is_within(static_cast<int>(seen.future_size()), {}, when.future_at_most);
}

/// Keys that the card does not use are read over (RP-50); a card without a target is always legal (RP-44).
std::optional<Aim> aim_of(const SpellRule& rule, CardIndex card, const Seen& seen) {
    const CardFigures& figures = seen.figures().of(card);
    Aim aim;
    if (figures.takes_ethers()) aim.ethers = ethers_of(rule.ethers, seen);
    bool legal = true;
    switch (figures.aim()) {
        case AimedAt::none: break;
        case AimedAt::faction:
            legal = !rule.factions.empty();
            if (legal) aim.faction = faction_of(rule.factions.front(), seen);
            break;
        case AimedAt::event: legal = aim_at_event(rule, figures, seen, aim); break;
        case AimedAt::two_events: legal = aim_at_pair(rule, seen, aim); break;
        case AimedAt::mage: legal = aim_at_mage(rule, figures, seen, aim); break;
    }
    return legal ? std::optional(aim) : std::nullopt;
}

std::optional<SwapOf> swap_of(const Swap& entry, const Seen& seen) {
    if (!entry.sides) return std::nullopt;
    std::vector<PlayerIndex> mages;
    for (const SwapSide& side : *entry.sides) {
        if (const PlayerIndex* named = std::get_if<PlayerIndex>(&side)) mages.push_back(*named);
        if (const MageWord* word = std::get_if<MageWord>(&side)) mages.push_back(mage_of(*word, seen));
    }
    if (mages.empty()) return std::nullopt;
    SwapOf swap{mages.front(), mages.size() > 1 ? std::optional(mages.back()) : std::nullopt};
    return seen.may_swap(swap) ? std::optional(swap) : std::nullopt;
}

}  // namespace resolution::rollback_propaganda
