// Captures, and the double agent (sections 6 and 8; AW-13, AW-55).

#include <algorithm>

#include "resolution/anime_warfare/actions.h"

namespace resolution::anime_warfare {

/// Somebody of the player is above everybody of that licence there.
bool Actions::outranks(ZoneIndex zone, Faction victim) const {
    const auto own = board_.highest(self_, zone);
    return own && own > board_.highest(victim, zone);
}

std::string_view Actions::capture(const Order& order) {
    if (!order.zone || !order.faction) return "incomplete";
    const ZoneIndex zone(static_cast<std::size_t>(*order.zone));
    if (!is_opponent(order.faction)) return "no_opponent";
    if (board_.mascots(*order.faction, zone) == 0) return "nobody_there";
    if (!outranks(zone, *order.faction)) return "rank";
    const int cost = play_.figures.actions.capture;
    if (!play_.can_pay(self_, cost)) return "too_dear";
    if (act_) capture_mascot(order, id_of(Do::capture), cost);
    return fine;
}

std::string_view Actions::more_fans(const Order& order) {
    if (!order.zone || !order.faction) return "incomplete";
    const ZoneIndex zone(static_cast<std::size_t>(*order.zone));
    if (!is_opponent(order.faction)) return "no_opponent";
    const int cost = board_.unique_price(play_.figures.costs.more_fans);
    if (const Verdict wrong = usable(Manga::more_fans, cost); !wrong.empty()) return wrong;
    if (board_.mascots(*order.faction, zone) == 0) return "nobody_there";
    if (!outranks(zone, *order.faction)) return "rank";
    if (!act_) return fine;
    capture_mascot(order, id_of(Do::more_fans), cost);
    const int fans = play_.lose_fans(*order.faction, play_.figures.effects.more_fans_taken, "more_fans");
    play_.gain_fans(self_, fans, "more_fans");
    return fine;
}

/// Its owner says which one (AW-13).
void Actions::capture_mascot(const Order& order, std::string_view action, int cost) {
    const ZoneIndex zone(static_cast<std::size_t>(*order.zone));
    const Faction victim = *order.faction;
    const Unit mascot = anime_warfare::mascot_of(victim);
    play_.tell_all("AW-13",
                   [&] { return Captured{name(self_), action, name(victim), name(mascot), number(zone), cost}; });
    play_.take(victim, mascot, zone, play_.hands_over_controller(victim, zone));
    Player& player = state_.of(self_);
    player.captured.push_back({victim, mascot});
    ++player.captures;
    play_.spend(self_, cost);
    if (player.captures >= play_.figures.conditions.kidnapper_captures) play_.gain(self_, Manga::genius_kidnapper);
}

/// A stolen unit goes home to whose it was first. No mascot: it does not count for the manga (AW-55).
std::string_view Actions::genius_kidnapper(const Order& order) {
    if (!order.zone || !order.faction || !order.unit) return "incomplete";
    const ZoneIndex zone(static_cast<std::size_t>(*order.zone));
    if (!is_opponent(order.faction)) return "no_opponent";
    const int cost = board_.unique_price(play_.figures.costs.genius_kidnapper);
    if (const Verdict wrong = usable(Manga::genius_kidnapper, cost); !wrong.empty()) return wrong;
    if (!board_.is_character(*order.unit)) return "no_character";
    if (board_.units(*order.faction, *order.unit, zone) == 0) return "nobody_there";
    if (board_.characters_are_safe()) return "safe";  // AW-38
    if (!outranks(zone, *order.faction)) return "rank";
    if (!act_) return fine;
    play_.tell_all("AW-55", [&] {
        return Captured{name(self_), id_of(Do::genius_kidnapper), name(*order.faction), name(*order.unit), number(zone),
                        cost};
    });
    play_.take(*order.faction, *order.unit, zone);
    state_.of(self_).captured.push_back({faction_of(*order.unit), *order.unit});
    play_.spend(self_, cost);
    return fine;
}

/// An own mascot in the place of one of theirs, on the studio too.
std::string_view Actions::undercover_agent(const Order& order) {
    if (!order.zone || !order.faction) return "incomplete";
    const ZoneIndex zone(static_cast<std::size_t>(*order.zone));
    if (!is_opponent(order.faction)) return "no_opponent";
    const int cost = board_.unique_price(play_.figures.costs.undercover_agent);
    if (const Verdict wrong = usable(Manga::undercover_agent, cost); !wrong.empty()) return wrong;
    const Faction victim = *order.faction;
    const Unit own = anime_warfare::mascot_of(self_);
    if (board_.mascots(victim, zone) == 0) return "nobody_there";
    if (board_.reserve(own) == 0) return "none_left";
    if (!act_) return fine;
    const bool on_studio = play_.hands_over_controller(victim, zone);
    play_.tell_all("section 8", [&] {
        return MascotReplaced{name(self_), name(victim), number(zone), on_studio, cost};
    });
    play_.take(victim, anime_warfare::mascot_of(victim), zone, on_studio);
    play_.put(self_, own, zone);
    play_.spend(self_, cost);
    if (on_studio) play_.take_control(self_, zone);
    return fine;
}

}  // namespace resolution::anime_warfare
