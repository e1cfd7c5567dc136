// The two actions that roll a die against what opponents offer (AW-17, AW-54; 12.4).

#include <algorithm>
#include <numeric>

#include "resolution/anime_warfare/actions.h"

namespace resolution::anime_warfare {

std::string_view Actions::restructuring() {
    const int cost = board_.unique_price(play_.figures.costs.restructuring);
    if (const Verdict wrong = usable(Manga::restructuring, cost); !wrong.empty()) return wrong;
    if (play_.used_this_turn(self_, Once::restructuring)) return "used";
    if (!act_) return fine;
    state_.of(self_).last(Once::restructuring) = state_.turn;
    play_.tell_all("AW-17", [&] { return MangaUsed{name(self_), id_of(Manga::restructuring), cost}; });
    if (cost > 0) play_.spend(self_, cost);
    const int die = play_.dice.die("restructuring", play_.figures.effects.restructuring_die);
    play_.tell_all("AW-17", [&] { return DieRolled{name(self_), "restructuring", die, 0}; });
    std::vector<Offer> offers;
    for (const Faction other : board_.opponents(self_)) {
        const Player& player = state_.of(other);
        const auto& offered = player.standing.offers;
        offers.push_back({other, std::min(offered ? offered->restructuring : 0, player.staff)});
    }
    if (!collect(offers, die, "restructuring")) {
        play_.give_staff(self_, die, "restructuring");
        return fine;
    }
    for (const Offer& offer : offers) play_.lose_staff(offer.from, offer.taken, "restructuring");
    return fine;
}

/// One at a time in the order of play, starting after the player, never beyond an offer.
bool Actions::collect(std::vector<Offer>& offers, int needed, std::string_view what) {
    const int all =
        std::accumulate(offers.begin(), offers.end(), 0, [](int sum, const Offer& one) { return sum + one.most; });
    if (all < needed) {
        play_.tell_all("AW-17", [&] { return OffersFailed{name(self_), what, all, needed}; });
        return false;
    }
    for (std::size_t i = 0; needed > 0; i = (i + 1) % offers.size()) {
        if (offers[i].taken == offers[i].most) continue;
        ++offers[i].taken;
        --needed;
    }
    for (const Offer& offer : offers) {
        if (offer.taken > 0) play_.tell_all("AW-17", [&] { return OfferTaken{name(offer.from), what, offer.taken}; });
    }
    return true;
}

/// AW-23: the die against the zones where an own `lv1` stands.
std::string_view Actions::purge(const Order& order) {
    const int cost = board_.unique_price(play_.figures.costs.purge);
    if (const Verdict wrong = usable(Manga::purge, cost); !wrong.empty()) return wrong;
    if (!act_) return fine;
    play_.tell_all("AW-23", [&] { return MangaUsed{name(self_), id_of(Manga::purge), cost}; });
    play_.spend(self_, cost);
    int zones = 0;
    for (const ZoneIndex zone : all_zones()) zones += board_.of_level(self_, Level::lv1, zone) > 0 ? 1 : 0;
    zones = std::min(zones, play_.figures.effects.purge_cap);
    const std::string label = "purge/" + std::to_string(++state_.purges);
    const int die = play_.dice.die(label, play_.figures.effects.purge_die);
    play_.tell_all("AW-23", [&] { return DieRolled{name(self_), "purge", die, zones}; });
    if (die > zones) return move_mascot(order), fine;
    std::vector<Offer> offers;
    for (const Faction other : board_.opponents(self_)) {
        const auto& offered = state_.of(other).standing.offers;
        const int there = board_.visible_on_map(other, anime_warfare::mascot_of(other));
        offers.push_back({other, std::min(offered ? offered->purge : 0, there)});
    }
    if (!collect(offers, die, "purge")) return kill_mascots(order, die), fine;
    for (const Offer& offer : offers) {
        for (int i = 0; i < offer.taken; ++i) {
            const auto mascot = play_.hand_over(offer.from, play_.spares_controllers(offer.from));
            const Unit unit = anime_warfare::mascot_of(offer.from);
            play_.tell_all("AW-54", [&] {
                return SentHome{name(offer.from), name(unit), number(mascot->zone), "purge"};
            });
            play_.take(offer.from, unit, mascot->zone, mascot->controller);
        }
    }
    return fine;
}

/// A wish that is impossible moves nothing (AW-54).
void Actions::move_mascot(const Order& order) {
    if (!order.mascot || !state_.plays(order.mascot->faction) || order.mascot->from == order.mascot->to) return;
    const Faction owner = order.mascot->faction;
    const ZoneIndex from(static_cast<std::size_t>(order.mascot->from));
    const ZoneIndex to(static_cast<std::size_t>(order.mascot->to));
    const bool controls = board_.controls(owner, from);
    if (board_.mascots(owner, from) == 0 || (order.mascot->controller && !controls)) return;
    const bool controller = order.mascot->controller || board_.free_mascots(owner, from) == 0;
    play_.tell_all("AW-54", [&] { return MascotMoved{name(self_), name(owner), number(from), number(to)}; });
    play_.take(owner, anime_warfare::mascot_of(owner), from, controller);
    play_.put(owner, anime_warfare::mascot_of(owner), to);
}

/// Those that are listed and can die, then those of whoever has most that can.
void Actions::kill_mascots(const Order& order, int count) {
    const auto kill = [&](Faction owner, ZoneIndex zone, bool controller) {
        const bool controlled = controller && board_.controls(owner, zone);
        play_.kill(owner, anime_warfare::mascot_of(owner), zone, controller, "purge");
        if (controlled) play_.gain(self_, Manga::stone_heart);
        --count;
    };
    for (const auto& victim : order.victims) {
        const ZoneIndex zone(static_cast<std::size_t>(victim.zone));
        if (count == 0) return;
        if (!is_opponent(victim.faction) || board_.is_deaf(zone) || board_.mascots(victim.faction, zone) == 0) continue;
        if (victim.controller && !board_.controls(victim.faction, zone)) continue;
        kill(victim.faction, zone, victim.controller || board_.free_mascots(victim.faction, zone) == 0);
    }
    while (count > 0) {
        const auto next = next_condemned();
        if (!next) return;
        kill(next->faction, next->mascot.zone, next->mascot.controller);
    }
}

std::optional<Actions::Condemned> Actions::next_condemned() const {
    int most = 0;
    std::optional<Faction> owner;
    for (const Faction other : board_.opponents(self_)) {
        int mortal = 0;  // nobody dies in a deaf zone (AW-39)
        for (const ZoneIndex zone : all_zones()) mortal += board_.is_deaf(zone) ? 0 : board_.mascots(other, zone);
        if (mortal <= most) continue;
        most = mortal;
        owner = other;
    }
    if (!owner) return std::nullopt;
    return Condemned{*owner, *play_.hand_over(*owner, true, false)};
}

}  // namespace resolution::anime_warfare
