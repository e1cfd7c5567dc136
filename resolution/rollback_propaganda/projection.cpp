#include "resolution/rollback_propaganda/projection.h"

#include <algorithm>

namespace resolution::rollback_propaganda {

namespace {

constexpr std::int64_t certain = 1'000'000;

/// Those in play whom nobody in play is before.
template <class Before>
FactionSet extremes(const Table& table, const Popularity& popularity, Before before) {
    FactionSet out;
    std::optional<int> best;
    for (const FactionIndex faction : table.factions) {
        const int here = popularity_in(popularity, faction);
        if (best && before(*best, here)) continue;
        if (!best || before(here, *best)) out.clear();
        best = here;
        out.add(faction);
    }
    return out;
}

}  // namespace

FactionSet most_popular(const Table& table, const Popularity& popularity) {
    return extremes(table, popularity, std::greater<>());
}
FactionSet least_popular(const Table& table, const Popularity& popularity) {
    return extremes(table, popularity, std::less<>());
}

Projection::Projection(const Seen& seen) : seen_(seen), own_(seen.contract()) {
    const Table& table = seen.table();
    const auto own = std::find(table.factions.begin(), table.factions.end(), own_);
    from_own_.assign(std::span(own, table.factions.end()));
    for (auto faction = table.factions.begin(); faction != own; ++faction) from_own_.add(*faction);

    for (const FactionIndex card : table.contracts) ++anybodys_[card.value()];
    for (std::size_t i = 0; i < seen.mages(); ++i) {
        const auto contract = seen.contract_of(PlayerIndex(i));
        if (contract) --anybodys_[contract->value()];
        if (PlayerIndex(i) == seen.self()) continue;
        if (contract) ++known_holders_[contract->value()];
        unknown_mages_ += contract ? 0 : 1;
    }
    for (std::int64_t& cards : anybodys_) cards = std::max<std::int64_t>(cards, 0);
    for (const std::int64_t cards : anybodys_) all_anybodys_ += cards;
}

void Projection::change(Popularity& popularity, FactionIndex faction, int by) const {
    const PopularityFigures& bounds = seen_.settings().popularity;
    auto& here = popularity[faction.value()];
    here = static_cast<std::int8_t>(std::clamp(here.value_or(0) + by, bounds.min, bounds.max));
}

void Projection::change(Popularity& popularity, FactionSet factions, int by) const {
    for (const FactionIndex faction : seen_.table().factions) {
        if (factions.has(faction)) change(popularity, faction, by);
    }
}

FactionIndex Projection::best_rival(const Popularity& popularity) const {
    FactionIndex best = own_;
    for (const FactionIndex faction : from_own_) {
        if (faction == own_) continue;
        if (best == own_ || popularity_in(popularity, faction) > popularity_in(popularity, best)) best = faction;
    }
    return best;
}

void Projection::take_place(const Effect& effect, Popularity& popularity, bool choose) const {
    switch (effect.whose) {
        case Whose::named: return change(popularity, effect.faction, effect.amount);
        case Whose::most: return change(popularity, most_popular(seen_.table(), popularity), effect.amount);
        case Whose::least: return change(popularity, least_popular(seen_.table(), popularity), effect.amount);
        case Whose::choice: break;
    }
    if (choose) change(popularity, effect.amount > 0 ? own_ : best_rival(popularity), effect.amount);
}

/// Doubled events take place twice in a row; `election` is called with the popularity of its moment.
template <class Election>
void Projection::run(const Present& present, Popularity& popularity, bool reversed, bool choose,
                     Election election) const {
    for (std::size_t i = 0; i < present.size(); ++i) {
        const PresentEvent& laid = present[reversed ? present.size() - 1 - i : i];
        const EventFigures& event = seen_.figures().of(laid.event);
        if (event.when != Moment::resolve) continue;
        for (int times = laid.doubled ? 2 : 1; times > 0; --times) {
            for (const Effect& effect : event.effects) {
                if (effect.op == Op::popularity) take_place(effect, popularity, choose);
                if (effect.op == Op::election) election(popularity);
            }
        }
    }
}

/// Nobody, if several share the top and such a tie counts for none (RP-46).
std::optional<FactionSet> Projection::winners(const Popularity& popularity) const {
    const FactionSet top = most_popular(seen_.table(), popularity);
    if (top.several() && seen_.settings().election.tie == Tie::none) return std::nullopt;
    return top;
}

void Projection::hold_election(const Popularity& popularity, Hopes& hopes) const {
    const auto top = winners(popularity);
    if (!top) return;
    std::int64_t on_top = 0;
    for (const FactionIndex faction : seen_.table().factions) {
        if (!top->has(faction)) continue;
        hopes.others += certain * known_holders_[faction.value()];
        on_top += anybodys_[faction.value()];
    }
    if (top->has(own_)) ++hopes.own;
    if (all_anybodys_ > 0) hopes.others += unknown_mages_ * (certain * on_top / all_anybodys_);
}

std::int64_t Projection::value(const Present& present, const Popularity& before, bool reversed) const {
    const SmartFigures& smart = seen_.figures().smart_bot;
    Popularity popularity = before;
    Hopes hopes;
    run(present, popularity, reversed, seen_.is_active(), [&](const Popularity& then) { hold_election(then, hopes); });
    const auto others = static_cast<std::int64_t>(std::max<std::size_t>(seen_.mages(), 2) - 1);
    const int ahead = popularity_in(popularity, own_) - popularity_in(popularity, best_rival(popularity));
    return smart.weight_point * hopes.own - smart.weight_point * hopes.others / (certain * others) +
           smart.weight_popularity * ahead;
}

bool Projection::would_score() const {
    Popularity popularity = seen_.popularity();
    bool scores = false;
    run(seen_.present(), popularity, seen_.reversed(), false, [&](const Popularity& then) {
        const auto top = winners(then);
        scores = scores || (top && top->has(own_));
    });
    return scores;
}

}  // namespace resolution::rollback_propaganda
