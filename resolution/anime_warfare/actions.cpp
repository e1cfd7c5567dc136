#include "resolution/anime_warfare/actions.h"

#include <algorithm>

#include "resolution/anime_warfare/battle.h"

namespace resolution::anime_warfare {

std::string_view Actions::take(const Order& order) {
    switch (order.kind) {
        case Do::control_studio: return control_studio(order);
        case Do::abandon_studio: return abandon_studio(order);
        case Do::reveal: return reveal(order);
        case Do::open_studio: return open_studio(order);
        case Do::move: return move(order, Going::step);
        case Do::battle: return battle(order);
        case Do::capture: return capture(order);
        case Do::recruit_mascot: return recruit_mascot(order);
        case Do::summon: return summon(order);
        case Do::pass: return pass();
        default: return take_unique(order);
    }
}

std::string_view Actions::take_unique(const Order& order) {
    switch (order.kind) {
        case Do::loan: return loan(order);
        case Do::restructuring: return restructuring();
        case Do::dismiss_staff: return dismiss_staff();
        case Do::genius_kidnapper: return genius_kidnapper(order);
        case Do::cold_blood: return cold_blood(order);
        case Do::bad_book: return bad_book(order);
        case Do::claim_flying_studio: return claim_flying_studio();
        case Do::flying_studio: return flying_studio(order);
        case Do::deaf_ear: return deaf_ear(order);
        case Do::sacrifice_mascots: return sacrifice_mascots(order);
        case Do::magic_movement: return move(order, Going::magic);
        case Do::more_fans: return more_fans(order);
        case Do::hide_in_bushes: return hide(order);
        case Do::gift_staff: return gift_staff(order);
        case Do::general_alarm: return move(order, Going::alarm);
        case Do::undercover_agent: return undercover_agent(order);
        case Do::purge: return purge(order);
        default: return "unknown";
    }
}

std::string_view Actions::usable(Manga manga, int price) const {
    if (!board_.may_use(self_, manga)) return "no_manga";
    return play_.can_pay(self_, price) ? fine : "too_dear";
}

std::string_view Actions::earnable(Manga manga, int price) const {
    if (!is_own(manga) || board_.owns(self_, manga)) return "no_need";
    return play_.can_pay(self_, price) ? fine : "too_dear";
}

/// A hidden mascot controls nothing (12.6).
std::string_view Actions::control_studio(const Order& order) {
    if (!order.zone) return "incomplete";
    const ZoneIndex zone(static_cast<std::size_t>(*order.zone));
    if (!state_.at(zone).abandoned()) return "not_abandoned";
    if (board_.mascots(self_, zone) == 0) return "no_mascot";
    if (act_) play_.take_control(self_, zone);
    return fine;
}

std::string_view Actions::abandon_studio(const Order& order) {
    if (!order.zone) return "incomplete";
    const ZoneIndex zone(static_cast<std::size_t>(*order.zone));
    if (!board_.controls(self_, zone)) return "not_controlled";
    if (!act_) return fine;
    state_.at(zone).studio->controller.reset();
    play_.tell_all("section 6", [&] { return StudioAbandoned{name(self_), number(zone)}; });
    return fine;
}

/// All of the values, or none (AW-57).
std::string_view Actions::reveal(const Order& order) {
    if (order.values.empty()) return "incomplete";
    const auto& held = state_.of(self_).campaigns.worth;
    for (const int value : order.values) {
        const auto wanted = std::count(order.values.begin(), order.values.end(), value);
        if (std::count(held.begin(), held.end(), value) < wanted) return "no_campaign";
    }
    if (!act_) return fine;
    for (const int value : order.values) play_.reveal_campaign(self_, value);
    return fine;
}

/// AW-12: whoever builds it controls it.
std::string_view Actions::open_studio(const Order& order) {
    if (!order.zone) return "incomplete";
    const ZoneIndex zone(static_cast<std::size_t>(*order.zone));
    const int cost = play_.figures.actions.open_studio;
    if (state_.at(zone).studio) return "studio_there";
    if (board_.mascots(self_, zone) == 0) return "no_mascot";
    if (!play_.can_pay(self_, cost)) return "too_dear";
    if (!act_) return fine;
    state_.at(zone).studio = Studio{self_, self_};
    play_.tell_all("AW-12", [&] { return StudioOpened{name(self_), number(zone), cost}; });
    play_.spend(self_, cost);
    return fine;
}

/// Hidden units may start one, and take part in it (AW-46).
std::string_view Actions::battle(const Order& order) {
    if (!order.zone || !order.against) return "incomplete";
    const ZoneIndex zone(static_cast<std::size_t>(*order.zone));
    if (!is_opponent(order.against)) return "no_opponent";
    if (board_.has_six(self_) && fought_.has(zone)) return "fought_already";
    if (!board_.stands_or_hides(self_, zone)) return "no_unit";
    if (!board_.stands(*order.against, zone)) return "nobody_there";
    const int cost = board_.battle_price();
    if (!play_.can_pay(self_, cost)) return "too_dear";
    if (!act_) return fine;
    fought_.add(zone);
    ++state_.battles;
    emerge(zone);
    play_.spend(self_, cost);
    Battle(play_, zone, self_, *order.against, order.abilities).fight(cost);
    return fine;
}

void Actions::emerge(ZoneIndex zone) {
    HiddenUnits& hidden = state_.at(zone).hidden;
    for (std::size_t i = 0; i < unit_count; ++i) {
        const auto unit = static_cast<Unit>(i);
        const int count = board_.hidden(self_, unit, zone);
        if (count == 0) continue;
        std::erase_if(hidden, [&](const HiddenUnit& one) { return one.owner == self_ && one.unit == unit; });
        for (int n = 0; n < count; ++n) play_.put(self_, unit, zone);
        play_.tell_all("AW-46", [&] { return UnitsEmerged{name(self_), name(unit), count, number(zone)}; });
    }
}

std::string_view Actions::recruit_mascot(const Order& order) {
    if (!order.zone) return "incomplete";
    const ZoneIndex zone(static_cast<std::size_t>(*order.zone));
    const Unit mascot = anime_warfare::mascot_of(self_);
    if (board_.reserve(mascot) == 0) return "none_left";
    if (!board_.stands_or_hides(self_, zone) && board_.on_map(self_) > 0) return "no_unit";
    const int cost = board_.unit_price(self_, mascot);
    if (!play_.can_pay(self_, cost)) return "too_dear";
    if (!act_) return fine;
    play_.tell_all("section 6", [&] { return MascotRecruited{name(self_), name(mascot), number(zone), cost}; });
    play_.use_free_summoning(self_, mascot);
    play_.put(self_, mascot, zone);
    play_.spend(self_, cost);
    return fine;
}

std::string_view Actions::pass() {
    if (!act_) return fine;
    const int staff = state_.of(self_).staff;
    play_.tell_all("section 6", [&] { return Passed{name(self_), staff}; });
    play_.spend(self_, staff);
    return fine;
}

}  // namespace resolution::anime_warfare
