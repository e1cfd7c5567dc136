// Characters and heroes appear (section 3; AW-48, AW-49).

#include <algorithm>

#include "resolution/anime_warfare/actions.h"

namespace resolution::anime_warfare {

std::string_view Actions::summon(const Order& order) {
    if (!order.unit) return "incomplete";
    const Unit unit = *order.unit;
    if (faction_of(unit) != self_ || board_.rank(unit) == Rank::mascot) return "no_unit";
    if (board_.reserve(unit) == 0) return "none_left";
    ZoneIndex zone;
    std::vector<Play::Mascot> given_up;
    if (board_.is_hero(unit)) {
        if (const Verdict wrong = place_of_hero(order, zone, given_up); !wrong.empty()) return wrong;
    } else {
        if (!order.zone) return "incomplete";
        zone = ZoneIndex(static_cast<std::size_t>(*order.zone));
        const bool anywhere = board_.may_use(self_, Manga::market_flooding);
        if (anywhere ? !state_.at(zone).studio : !board_.controls(self_, zone)) return "not_controlled";
    }
    const int cost = board_.unit_price(self_, unit);
    if (!play_.can_pay(self_, cost)) return "too_dear";
    if (!act_) return fine;
    if (unit == Unit::lelouch) {
        for (int i = 0; i < play_.figures.summoning.lelouch_cc; ++i) play_.take(self_, Unit::cc, zone);
        play_.tell_all("section 3", [&] { return SentHome{name(self_), name(Unit::cc), number(zone), "summon"}; });
    }
    give_up(given_up, "summon");
    appear(unit, zone, cost);
    return fine;
}

/// AW-4: the conditions hold for every summoning.
std::string_view Actions::place_of_hero(const Order& order, ZoneIndex& zone,
                                        std::vector<Play::Mascot>& given_up) const {
    const SummoningFigures& needed = play_.figures.summoning;
    const auto named = order.zone ? std::optional(ZoneIndex(static_cast<std::size_t>(*order.zone))) : std::nullopt;
    if (*order.unit == Unit::izayoi) {
        const auto start = state_.of(self_).start_zone;
        if (!start || (named && named != start)) return "not_there";
        zone = *start;
        return state_.at(zone).studio ? fine : "no_studio";
    }
    if (*order.unit == Unit::lelouch) {
        const auto zones = all_zones().list();
        const auto enough = [&](ZoneIndex one) { return board_.units(self_, Unit::cc, one) >= needed.lelouch_cc; };
        const auto lowest = std::find_if(zones.begin(), zones.end(), enough);
        if (named ? !enough(*named) : lowest == zones.end()) return "no_unit";
        zone = named ? *named : *lowest;
        return fine;
    }
    if (!named) return "incomplete";
    zone = *named;
    if (*order.unit == Unit::cthuko && board_.on_map(self_, Unit::nyaruko) == 0) return "no_unit";
    if (!board_.controls(self_, zone)) return "not_controlled";
    return *order.unit == Unit::himeji ? mascots_of(order.mascots_from, needed.himeji_mascots, given_up) : fine;
}

/// Of the zones that are named, or by the hand-over rule over the whole map (AW-48).
std::string_view Actions::mascots_of(const std::vector<int>& zones, int count, std::vector<Play::Mascot>& out) const {
    if (!zones.empty() && static_cast<int>(zones.size()) != count) return "no_mascot";
    const bool spare = play_.spares_controllers(self_);
    const auto taken = [&](ZoneIndex zone, bool controller) {
        return static_cast<int>(std::count_if(out.begin(), out.end(), [&](const Play::Mascot& one) {
            return one.zone == zone && one.controller == controller;
        }));
    };
    const auto is_left = [&](ZoneIndex zone, bool controller) {
        const int there = controller ? (board_.controls(self_, zone) ? 1 : 0) : board_.free_mascots(self_, zone);
        return there > taken(zone, controller);
    };
    for (int i = 0; i < count; ++i) {
        std::vector<ZoneIndex> from = all_zones().list();
        if (!zones.empty()) from = {ZoneIndex(static_cast<std::size_t>(zones[static_cast<std::size_t>(i)]))};
        bool found = false;
        for (const bool controller : {!spare, spare}) {
            for (const ZoneIndex zone : from) {
                if (found || !is_left(zone, controller)) continue;
                out.push_back({zone, controller});
                found = true;
            }
        }
        if (!found) return "no_mascot";
    }
    return fine;
}

void Actions::give_up(const std::vector<Play::Mascot>& mascots, std::string_view why) {
    const Unit mascot = anime_warfare::mascot_of(self_);
    for (const Play::Mascot& one : mascots) {
        play_.tell_all("AW-48", [&] { return SentHome{name(self_), name(mascot), number(one.zone), why}; });
        play_.take(self_, mascot, one.zone, one.controller);
    }
}

void Actions::appear(Unit unit, ZoneIndex zone, int cost) {
    play_.tell_all("section 3", [&] { return Summoned{name(self_), name(unit), number(zone), cost}; });
    play_.use_free_summoning(self_, unit);
    play_.put(self_, unit, zone);
    play_.spend(self_, cost);
    Player& player = state_.of(self_);
    if (!board_.is_hero(unit)) {
        player.summon_zones.add(zone);
        if (static_cast<int>(player.summon_zones.size()) >= play_.figures.conditions.flooding_zones)
            play_.gain(self_, Manga::market_flooding);
        return;
    }
    player.heroes_summoned.add(unit);
    if (unit == Unit::izayoi) play_.gain(self_, Manga::clemency);
    if (unit == Unit::himeji) play_.gain(self_, Manga::shonen_jump);
    if (unit == Unit::cthuko) play_.gain(self_, Manga::hide_in_bushes);
    if (unit == Unit::lelouch) play_.gain(self_, Manga::purge);
    if (self_ != Faction::f_class) play_.gain(Faction::f_class, Manga::deaf_ear);
}

}  // namespace resolution::anime_warfare
