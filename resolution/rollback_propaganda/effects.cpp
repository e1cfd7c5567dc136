// What events and Spells alike do.

#include "resolution/rollback_propaganda/facts.h"
#include "resolution/rollback_propaganda/match.h"
#include "resolution/rollback_propaganda/projection.h"

namespace resolution::rollback_propaganda {

/// Which factions share the top, or the bottom, is settled before anything changes.
void Match::change_popularity(const Effect& effect, FactionIndex chosen, int by) {
    if (effect.whose == Whose::named) return change_popularity(effect.faction, by);
    if (effect.whose == Whose::choice) return change_popularity(chosen, by);
    const FactionSet factions = effect.whose == Whose::most ? most_popular(table_, state_.popularity)
                                                            : least_popular(table_, state_.popularity);
    for (const FactionIndex faction : table_.factions) {
        if (factions.has(faction)) change_popularity(faction, by);
    }
}

/// RP-3: within the bounds after each single change.
void Match::change_popularity(FactionIndex faction, int by) {
    if (!table_.faction_in_play[faction.value()]) return;
    const PopularityFigures& bounds = state_.settings.popularity;
    const int before = state_.popularity_of(faction);
    const int after = std::clamp(before + by, bounds.min, std::max(bounds.min, bounds.max));
    state_.popularity[faction.value()] = static_cast<std::int8_t>(after);
    if (after != before) tell_all("RP-3", [&] { return PopularityChanged{id(faction), after - before, after}; });
}

/// All Contracts are shown, and stay in the log (RP-25); with a tie all count, or none (RP-24, RP-46).
void Match::hold_election() {
    for (const PlayerIndex shown : players_of(state_)) {
        const auto contract = state_[shown].contract;
        if (!contract) continue;
        for (const PlayerIndex viewer : players_of(state_)) {
            if (viewer != shown) state_[viewer].known[shown.value()] = contract;
        }
        tell_all("RP-25", [&] { return ContractShown{id(shown), id(*contract)}; });
    }
    const FactionSet top = most_popular(table_, state_.popularity);
    if (state_.settings.election.tie == Tie::none && top.several()) return;
    for (const PlayerIndex mage : players_of(state_)) {
        if (!state_[mage].contract || !top.has(*state_[mage].contract)) continue;
        state_[mage].score += state_.settings.election.points;
        tell_all("RP-24", [&] { return PointScored{id(mage)}; });
    }
}

void Match::look_at_contract(PlayerIndex viewer, PlayerIndex mage) {
    const auto contract = state_[mage].contract;
    if (!contract) return;
    state_[viewer].known[mage.value()] = contract;
    tell_one(viewer, "RP-28", [&] { return ContractSeen{id(mage), id(*contract)}; });
}

/// RP-38: there is no gap in what is known.
void Match::look_at_future(PlayerIndex viewer, std::size_t cards) {
    const std::size_t seen = std::min(cards, state_.future.size());  // RP-44
    if (seen == 0) return;
    int& foreseen = state_[viewer].foreseen;
    foreseen = std::max(foreseen, static_cast<int>(seen));
    tell_one(viewer, "RP-38", [&] {
        List events;
        for (std::size_t i = 0; i < seen; ++i) events.emplace_back(id(state_.future[i]));
        return FutureSeen{std::move(events)};
    });
}

/// Nobody looks while they are swapped; the new owners may (RP-27). Who knew one of two knows the other now.
void Match::swap_contracts(const SwapOf& swap) {
    if (!swap.other) return swap_with_pile(swap.one);
    const PlayerIndex a = swap.one;
    const PlayerIndex b = *swap.other;
    const auto was_a = state_[a].contract;
    const auto was_b = state_[b].contract;
    state_[a].contract = was_b;
    state_[b].contract = was_a;
    for (const PlayerIndex viewer : players_of(state_)) {
        auto& known = state_[viewer].known;
        if (viewer != a && viewer != b) std::swap(known[a.value()], known[b.value()]);
    }
    state_[a].known[b.value()] = was_a;
    state_[b].known[a.value()] = was_b;
    for (const PlayerIndex owner : {std::min(a, b), std::max(a, b)})
        tell_one(owner, "RP-27", [&] { return ContractReceived{id(*state_[owner].contract)}; });
}

/// The mage gets its top card, the old one goes to its bottom. From an empty pile nothing comes (RP-44).
void Match::swap_with_pile(PlayerIndex mage) {
    if (state_.unassigned.empty() || !state_[mage].contract) return;
    const FactionIndex fresh = state_.unassigned.take_first();
    state_.unassigned.add(*state_[mage].contract);
    state_[mage].contract = fresh;
    for (const PlayerIndex viewer : players_of(state_)) state_[viewer].known[mage.value()].reset();
    tell_one(mage, "RP-27", [&] { return ContractReceived{id(fresh)}; });
}

}  // namespace resolution::rollback_propaganda
