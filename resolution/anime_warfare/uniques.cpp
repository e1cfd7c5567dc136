// Unique actions of mangas, and those that earn one (section 8).

#include <algorithm>

#include "resolution/anime_warfare/actions.h"

namespace resolution::anime_warfare {

/// AW-51: as many a phase as one has units for, each of a manga that its owner has now and the player cannot use yet.
std::string_view Actions::loan(const Order& order) {
    if (!order.from || !order.manga || !order.unit_from) return "incomplete";
    const int cost = board_.unique_price(play_.figures.costs.loan);
    if (const Verdict wrong = usable(Manga::loan, cost); !wrong.empty()) return wrong;
    if (!is_opponent(order.from)) return "no_opponent";
    if (!board_.owns(*order.from, *order.manga) || board_.may_use(self_, *order.manga)) return "no_manga";
    const ZoneIndex zone(static_cast<std::size_t>(*order.unit_from));
    const auto kinds = board_.kinds(self_, zone);
    const auto unit =
        std::find_if(kinds.begin(), kinds.end(), [&](Unit one) { return board_.of(one).level == Level::lv1; });
    if (unit == kinds.end()) return "no_unit";
    if (!act_) return fine;
    const ZoneIndex back = order.return_to ? ZoneIndex(static_cast<std::size_t>(*order.return_to)) : zone;
    play_.tell_all("AW-51", [&] {
        return MangaBorrowed{name(self_), name(*order.from), id_of(*order.manga), name(*unit), number(zone), cost};
    });
    play_.take(self_, *unit, zone);
    state_.of(self_).loans.push_back({*order.from, *order.manga, *unit, back});
    play_.spend(self_, cost);
    return fine;
}

std::string_view Actions::dismiss_staff() {
    const int staff = play_.figures.conditions.restructuring_staff;
    const int cost = board_.unique_price(staff);
    if (const Verdict wrong = earnable(Manga::restructuring, cost); !wrong.empty()) return wrong;
    if (!act_) return fine;
    play_.tell_all("section 8", [&] { return StaffDismissed{name(self_), cost}; });
    play_.spend(self_, cost);
    play_.gain(self_, Manga::restructuring);
    return fine;
}

/// AW-50: owner and kind are marked, wherever such a unit dies.
std::string_view Actions::cold_blood(const Order& order) {
    if (!order.faction || !order.unit || !order.zone) return "incomplete";
    const int cost = board_.unique_price(play_.figures.costs.cold_blood);
    if (const Verdict wrong = usable(Manga::cold_blood, cost); !wrong.empty()) return wrong;
    if (play_.used_this_turn(self_, Once::cold_blood)) return "used";
    const ZoneIndex zone(static_cast<std::size_t>(*order.zone));
    if (!state_.plays(*order.faction) || board_.units(*order.faction, *order.unit, zone) == 0) return "nobody_there";
    if (!act_) return fine;
    play_.tell_all("AW-50", [&] {
        return UnitNamed{name(self_), name(*order.faction), name(*order.unit), number(zone), cost};
    });
    state_.of(self_).last(Once::cold_blood) = state_.turn;
    state_.cold_blood = ColdBlood{*order.faction, *order.unit, false};
    play_.spend(self_, cost);
    return fine;
}

/// Of mangas of one's own licence, even if the book itself is borrowed (AW-19, AW-52); once a phase (AW-64).
std::string_view Actions::bad_book(const Order& order) {
    if (!order.give || !order.take) return "incomplete";
    const int cost = board_.unique_price(play_.figures.costs.bad_book);
    if (const Verdict wrong = usable(Manga::bad_book, cost); !wrong.empty()) return wrong;
    if (play_.used_this_turn(self_, Once::bad_book)) return "used";
    if (*order.give == Manga::bad_book || !board_.owns(self_, *order.give)) return "no_manga";
    if (!is_own(*order.take) || board_.owns(self_, *order.take)) return "no_need";
    if (!act_) return fine;
    play_.tell_all("AW-52", [&] { return MangaSwapped{name(self_), id_of(*order.give), id_of(*order.take), cost}; });
    Player& player = state_.of(self_);
    player.last(Once::bad_book) = state_.turn;
    player.mangas.remove(*order.give);
    player.mangas.add(*order.take);
    play_.spend(self_, cost);
    return fine;
}

/// Once a game (AW-63); a swap is no claim.
std::string_view Actions::claim_flying_studio() {
    if (!is_own(Manga::flying_studio) || board_.owns(self_, Manga::flying_studio)) return "no_need";
    Player& player = state_.of(self_);
    if (player.last(Once::claim_flying_studio) != 0) return "used";
    if (!act_) return fine;
    player.last(Once::claim_flying_studio) = state_.turn;
    play_.gain(self_, Manga::flying_studio);
    const auto opponents = board_.opponents(self_);
    const auto complete =
        std::count_if(opponents.begin(), opponents.end(), [&](Faction other) { return board_.has_six(other); });
    play_.draw_campaigns(self_, static_cast<int>(complete) * play_.figures.effects.flying_studio_campaigns,
                         "flying_studio");
    return fine;
}

/// Up with its mascot, or down again; one at a time (AW-20).
std::string_view Actions::flying_studio(const Order& order) {
    if (order.lift.has_value() == order.land.has_value()) return "incomplete";
    const int cost = board_.unique_price(play_.figures.costs.flying_studio);
    if (const Verdict wrong = usable(Manga::flying_studio, cost); !wrong.empty()) return wrong;
    Player& player = state_.of(self_);
    const Unit mascot = anime_warfare::mascot_of(self_);
    const ZoneIndex zone(static_cast<std::size_t>(order.lift ? *order.lift : *order.land));
    Zone& place = state_.at(zone);
    if (order.lift) {
        if (player.aloft) return "aloft";
        if (!board_.controls(self_, zone)) return "not_controlled";
        if (!act_) return fine;
        play_.tell_all("AW-20", [&] { return StudioLifted{name(self_), number(zone), cost}; });
        player.aloft = Aloft{place.studio->builder};
        place.studio.reset();
        play_.take(self_, mascot, zone);
    } else {
        if (!player.aloft) return "not_aloft";
        if (place.studio) return "studio_there";
        if (!act_) return fine;
        play_.tell_all("AW-20", [&] { return StudioLanded{name(self_), number(zone), cost}; });
        place.studio = Studio{player.aloft->builder, self_};
        player.aloft.reset();
        play_.put(self_, mascot, zone);
    }
    play_.spend(self_, cost);
    return fine;
}

/// A zone can be deaf only once (AW-39).
std::string_view Actions::deaf_ear(const Order& order) {
    if (!order.zone) return "incomplete";
    const ZoneIndex zone(static_cast<std::size_t>(*order.zone));
    int cost = 0;
    for (const Unit unit : board_.kinds(self_, zone)) {
        const MangaCosts& costs = play_.figures.costs;
        cost += board_.units(self_, unit, zone) * (board_.is_hero(unit) ? costs.deaf_ear_hero : costs.deaf_ear_each);
    }
    cost = board_.unique_price(cost);
    if (const Verdict wrong = usable(Manga::deaf_ear, cost); !wrong.empty()) return wrong;
    if (!board_.stands(self_, zone)) return "no_unit";
    if (board_.is_deaf(zone)) return "deaf_already";
    if (!act_) return fine;
    play_.tell_all("AW-39", [&] { return ZoneDeafened{name(self_), number(zone), cost}; });
    state_.deaf_zones.add(zone);
    play_.spend(self_, cost);
    return fine;
}

std::string_view Actions::sacrifice_mascots(const Order& order) {
    const int cost = board_.unique_price(0);
    if (const Verdict wrong = earnable(Manga::dilemma, cost); !wrong.empty()) return wrong;
    std::vector<Play::Mascot> mascots;
    const int count = play_.figures.conditions.dilemma_mascots;
    if (const Verdict wrong = mascots_of(order.zones, count, mascots); !wrong.empty()) return wrong;
    if (!act_) return fine;
    give_up(mascots, "sacrifice");
    if (cost > 0) play_.spend(self_, cost);
    play_.gain(self_, Manga::dilemma);
    return fine;
}

std::string_view Actions::gift_staff(const Order& order) {
    if (!order.to) return "incomplete";
    const int staff = play_.figures.conditions.negotiator_staff;
    const int cost = board_.unique_price(staff);
    if (const Verdict wrong = earnable(Manga::negotiator, cost); !wrong.empty()) return wrong;
    if (!is_opponent(order.to) || state_.of(*order.to).out) return "no_opponent";
    if (!act_) return fine;
    play_.tell_all("section 8", [&] { return StaffGiven{name(self_), name(*order.to), staff}; });
    play_.spend(self_, cost);
    play_.give_staff(*order.to, staff, "gift");
    play_.gain(self_, Manga::negotiator);
    return fine;
}

}  // namespace resolution::anime_warfare
