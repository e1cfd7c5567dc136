// Moves of all sorts, and hiding (AW-46, AW-47).

#include <algorithm>

#include "resolution/anime_warfare/actions.h"

namespace resolution::anime_warfare {

namespace {

ZoneIndex zone_at(int zone) { return ZoneIndex(static_cast<std::size_t>(zone)); }

}  // namespace

std::string_view Actions::move(const Order& order, Going how) {
    if (how == Going::magic && !board_.may_use(self_, Manga::magic_movement)) return "no_manga";
    if (how == Going::alarm && !board_.may_use(self_, Manga::general_alarm)) return "no_manga";
    std::vector<Picked> picked;
    if (const Verdict wrong = pick(order, how, picked); !wrong.empty()) return wrong;
    if (order.partial) {
        while (!picked.empty() && !play_.can_pay(self_, price(how, picked))) picked.pop_back();
    }
    if (picked.empty()) return "no_unit";
    const int cost = price(how, picked);
    if (!play_.can_pay(self_, cost)) return "too_dear";
    if (act_) go(picked, id_of(order.kind), cost);
    return fine;
}

int Actions::price(Going how, const std::vector<Picked>& picked) const {
    const MangaCosts& costs = play_.figures.costs;
    const auto count = static_cast<int>(picked.size());
    switch (how) {
        case Going::step: return count * play_.figures.actions.move;
        case Going::magic: return board_.unique_price(costs.magic_movement_each.times(count));
        case Going::alarm: return board_.unique_price(costs.general_alarm);
        case Going::hiding: break;
    }
    int all = 0;
    for (const Picked& one : picked) all += board_.is_hero(one.unit) ? costs.hide_hero : costs.hide_each;
    return board_.unique_price(all);
}

std::string_view Actions::pick(const Order& order, Going how, std::vector<Picked>& out) const {
    if (order.units.empty()) return "incomplete";
    for (const Group& group : order.units) {
        if (const Verdict wrong = pick(group, how, order.partial && how != Going::hiding, out); !wrong.empty())
            return wrong;
    }
    return fine;
}

/// Units of one kind and zone are alike; mascots of no studio go first, unless the order says otherwise.
std::string_view Actions::pick(const Group& group, Going how, bool partial, std::vector<Picked>& out) const {
    const ZoneIndex from = zone_at(group.from);
    if (how != Going::hiding) {
        if (!group.to) return "incomplete";
        if (*group.to == group.from) return "same_zone";
        if (how == Going::step && !play_.figures.are_adjacent(from, zone_at(*group.to))) return "not_adjacent";
        if (how == Going::alarm && !board_.stands(self_, zone_at(*group.to))) return "no_unit";
    }
    if (group.hidden && (how == Going::alarm || how == Going::hiding)) return "hidden";
    if (group.controller && how == Going::hiding) return "controls";
    const int free = left_of(group, out, false);
    const int controlling = how == Going::hiding ? 0 : left_of(group, out, true);
    int wanted = group.n.all ? free + controlling : group.n.number;
    if (wanted > free + controlling || (wanted == 0 && group.n.all)) {
        if (!partial) return "no_unit";
        wanted = std::min(wanted, free + controlling);
    }
    for (int i = 0; i < wanted; ++i) {
        const bool controller = group.controller ? i < controlling : i >= free;
        out.push_back({group.unit, from, group.to ? zone_at(*group.to) : from, controller, group.hidden});
    }
    return fine;
}

/// Of those that the group may name, the ones that no group before it has named.
int Actions::left_of(const Group& group, const std::vector<Picked>& picked, bool controller) const {
    const ZoneIndex from = zone_at(group.from);
    const bool controls = group.unit == anime_warfare::mascot_of(self_) && board_.controls(self_, from);
    int there = controller ? (controls ? 1 : 0) : board_.units(self_, group.unit, from) - (controls ? 1 : 0);
    if (group.hidden) there = controller ? 0 : board_.hidden(self_, group.unit, from);
    const auto named = std::count_if(picked.begin(), picked.end(), [&](const Picked& one) {
        return one.unit == group.unit && one.from == from && one.hidden == group.hidden && one.controller == controller;
    });
    return there - static_cast<int>(named);
}

void Actions::go(const std::vector<Picked>& picked, std::string_view action, int cost) {
    tell_moves(picked, action, cost);
    std::vector<HiddenUnit> under_way;
    for (const Picked& one : picked) {
        if (!one.hidden) {
            play_.take(self_, one.unit, one.from, one.controller);
            continue;
        }
        HiddenUnits& there = state_.at(one.from).hidden;
        auto next = there.end();  // fewest rounds left first
        for (auto unit = there.begin(); unit != there.end(); ++unit) {
            const bool is_meant = unit->owner == self_ && unit->unit == one.unit;
            if (is_meant && (next == there.end() || unit->rounds < next->rounds)) next = unit;
        }
        under_way.push_back(*next);
        there.erase(next);
    }
    auto hidden = under_way.begin();
    for (const Picked& one : picked) {
        one.hidden ? state_.at(one.to).hidden.push_back(*hidden++) : play_.put(self_, one.unit, one.to);
    }
    play_.spend(self_, cost);
}

/// Of hidden ones others hear what was spent, and no more (AW-26).
void Actions::tell_moves(const std::vector<Picked>& picked, std::string_view action, int cost) {
    const auto alike = [](const Picked& one, const Picked& other) {
        return one.unit == other.unit && one.from == other.from && one.to == other.to && one.hidden == other.hidden;
    };
    int visible = 0;
    for (std::size_t i = 0; i < picked.size(); ++i) {
        const Picked& one = picked[i];
        visible += one.hidden ? 0 : 1;
        const auto is_alike = [&](const Picked& other) { return alike(one, other); };
        if (std::any_of(picked.begin(), picked.begin() + static_cast<std::ptrdiff_t>(i), is_alike)) continue;
        const auto count = std::count_if(picked.begin(), picked.end(), is_alike);
        if (one.hidden) {
            play_.tell_one(self_, "AW-46", [&] {
                return HiddenMoved{name(one.unit), count, number(one.from), number(one.to)};
            });
        } else {
            play_.tell_all("section 6", [&] {
                return UnitsMoved{name(self_), action, name(one.unit), count, number(one.from), number(one.to)};
            });
        }
    }
    play_.tell_all("AW-26", [&] { return MoveEnds{name(self_), action, visible, cost}; });
}

/// They stay hidden for so many rounds of their owner, this one not counted (AW-46).
std::string_view Actions::hide(const Order& order) {
    if (!board_.may_use(self_, Manga::hide_in_bushes)) return "no_manga";
    std::vector<Picked> picked;
    if (const Verdict wrong = pick(order, Going::hiding, picked); !wrong.empty()) return wrong;
    const int cost = price(Going::hiding, picked);
    if (!play_.can_pay(self_, cost)) return "too_dear";
    if (!act_) return fine;
    const int rounds = play_.figures.effects.hidden_rounds + 1;
    play_.tell_all("section 8", [&] { return MangaUsed{name(self_), id_of(Manga::hide_in_bushes), cost}; });
    for (const Picked& one : picked) {
        play_.take(self_, one.unit, one.from);
        state_.at(one.from).hidden.push_back({self_, one.unit, rounds});
        play_.tell_all("AW-26", [&] { return UnitsHidden{name(self_), name(one.unit), 1, number(one.from)}; });
    }
    play_.spend(self_, cost);
    return fine;
}

}  // namespace resolution::anime_warfare
