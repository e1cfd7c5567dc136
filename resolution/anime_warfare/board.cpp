#include "resolution/anime_warfare/board.h"

#include <algorithm>

namespace resolution::anime_warfare {

int Board::hidden(Faction owner, ZoneIndex zone) const {
    const HiddenUnits& all = state_.at(zone).hidden;
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [&](const HiddenUnit& one) { return one.owner == owner; }));
}

int Board::hidden(Faction owner, Unit unit, ZoneIndex zone) const {
    const HiddenUnits& all = state_.at(zone).hidden;
    return static_cast<int>(std::count_if(
        all.begin(), all.end(), [&](const HiddenUnit& one) { return one.owner == owner && one.unit == unit; }));
}

int Board::on_map(Faction owner) const {
    int all = state_.out_of_sight.of(owner).total();
    for (const ZoneIndex zone : all_zones()) all += units(owner, zone) + hidden(owner, zone);
    return all;
}

int Board::on_map(Faction owner, Unit unit) const {
    int all = state_.out_of_sight.of(owner).of(unit);
    for (const ZoneIndex zone : all_zones()) all += units(owner, unit, zone) + hidden(owner, unit, zone);
    return all;
}

int Board::heroes_on_map(Faction owner) const {
    int all = 0;
    for (std::size_t i = 0; i < unit_count; ++i) {
        const auto unit = static_cast<Unit>(i);
        if (is_hero(unit)) all += on_map(owner, unit);
    }
    return all;
}

int Board::visible_on_map(Faction owner, Unit unit) const {
    int all = 0;
    for (const ZoneIndex zone : all_zones()) all += units(owner, unit, zone);
    return all;
}

int Board::of_level(Faction owner, Level level, ZoneIndex zone) const {
    int all = 0;
    for (std::size_t i = 0; i < unit_count; ++i) {
        const auto unit = static_cast<Unit>(i);
        if (of(unit).level == level) all += units(owner, unit, zone);
    }
    return all;
}

std::optional<Rank> Board::highest(Faction owner, ZoneIndex zone) const {
    std::optional<Rank> out;
    for (const Unit unit : kinds(owner, zone)) out = std::max(out, std::optional(rank(unit)));
    return out;
}

std::vector<Unit> Board::kinds(Faction owner, ZoneIndex zone) const {
    std::vector<Unit> out;
    for (std::size_t i = 0; i < unit_count; ++i) {
        if (units(owner, static_cast<Unit>(i), zone) > 0) out.push_back(static_cast<Unit>(i));
    }
    return out;
}

int Board::reserve(Unit unit) const {
    int used = 0;
    for (const Player& player : state_.players) {
        const Faction faction = player.faction();
        used += on_map(faction, unit);
        for (const Captive& captive : player.captured) used += captive.unit == unit ? 1 : 0;
        for (const Loan& loan : player.loans) used += loan.unit == unit ? 1 : 0;
        if (player.aloft && mascot_of(faction) == unit) ++used;
    }
    return std::max(0, static_cast<int>(of(unit).reserve) - used);
}

int Board::controlled_studios(Faction owner) const {
    return static_cast<int>(std::count_if(state_.zones.begin(), state_.zones.end(),
                                          [&](const Zone& zone) { return zone.controlled_by(owner); }));
}

int Board::controlled_towns(Faction owner) const {
    int all = 0;
    for (const ZoneIndex zone : all_zones()) all += figures_.is_town(zone) && controls(owner, zone) ? 1 : 0;
    return all;
}

int Board::studios() const {
    return static_cast<int>(std::count_if(state_.zones.begin(), state_.zones.end(),
                                          [](const Zone& zone) { return zone.studio.has_value(); }));
}

int Board::abandoned_studios() const {
    return static_cast<int>(
        std::count_if(state_.zones.begin(), state_.zones.end(), [](const Zone& zone) { return zone.abandoned(); }));
}

int Board::town_studios() const {
    int all = 0;
    for (const ZoneIndex zone : all_zones()) all += figures_.is_town(zone) && state_.at(zone).studio ? 1 : 0;
    return all;
}

bool Board::borrows(Faction owner, Manga manga) const {
    const auto& loans = state_.of(owner).loans;
    return std::any_of(loans.begin(), loans.end(), [&](const Loan& loan) { return loan.manga == manga; });
}

int Board::card_sum(int CardFigures::*effect) const {
    return state_.card && state_.turn <= state_.card->until ? figures_.of(state_.card->id).*effect : 0;
}

int Board::unit_price(Faction owner, Unit unit) const {
    const auto& named = state_.cold_blood;
    if (named && named->killed && named->faction == owner && named->unit == unit) return 0;  // AW-49
    const UnitFigures& printed = of(unit);
    int price = printed.cost;
    if (printed.cost_again && state_.of(owner).heroes_summoned.has(unit)) price = *printed.cost_again;
    if (printed.cost_by_reserve) price = reserve(unit);
    price += card_sum(&CardFigures::unit_cost);
    if (rank(unit) != Rank::mascot && has_six(owner) && may_use(owner, Manga::bad_book))
        price -= figures_.effects.bad_book_discount;
    return std::max(0, price);
}

/// Those that earn a manga as well (AW-49).
int Board::unique_price(int printed) const { return std::max(0, printed + card_sum(&CardFigures::unique_action_cost)); }

int Board::battle_price() const { return std::max(0, figures_.actions.battle + card_sum(&CardFigures::battle_cost)); }

std::vector<Faction> Board::opponents(Faction after) const {
    std::vector<Faction> out;
    const auto& order = state_.order;
    const auto self = std::find(order.begin(), order.end(), after);
    if (self == order.end()) return out;
    out.assign(self + 1, order.end());
    out.insert(out.end(), order.begin(), self);
    return out;
}

}  // namespace resolution::anime_warfare
