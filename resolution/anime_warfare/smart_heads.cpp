// What the smart bot does first for the mangas of its licence (12.7, item 1).

#include <algorithm>

#include "resolution/anime_warfare/smart_bot.h"

namespace resolution::anime_warfare {

namespace {

constexpr int strong_enough = 6;
constexpr std::size_t enough_for_himeji = 3;
constexpr int easily_beaten = 2;

}  // namespace

void SmartLeg::head(int number) {
    switch (self_) {
        case Faction::no_name: return no_name();
        case Faction::f_class: return f_class();
        case Faction::haiyore: return haiyore();
        case Faction::black_knights: return black_knights(number);
    }
}

/// Where `cold_blood` can be earned.
std::vector<SmartLeg::Place> SmartLeg::strong_places() const {
    auto out = met();
    std::erase_if(out, [&](Place place) { return strength(place).theirs < figures_.conditions.cold_blood_dice; });
    return out;
}

/// Where `fury` can.
std::vector<SmartLeg::Place> SmartLeg::crowds() const {
    auto out = met();
    std::erase_if(
        out, [&](Place place) { return board_.units(place.opponent, place.zone) < figures_.conditions.fury_hurt; });
    return out;
}

bool SmartLeg::has_seen(Rank least, ZoneIndex zone) const {
    const auto highest = board_.highest(self_, zone);
    return highest && *highest >= least;
}

void SmartLeg::no_name() {
    add(order_to(Do::restructuring));
    if (lacks(Manga::clemency)) summon(Unit::izayoi);
    if (lacks(Manga::cold_blood)) {
        for (const Place place : strong_places()) {
            if (has_seen(Rank::character, place.zone)) battle(place);
        }
    }
    if (lacks(Manga::fury)) {
        for (const Place place : crowds()) {
            if (board_.stands(self_, place.zone) && strength(place).own >= strong_enough) battle(place);
        }
    }
    if (lacks(Manga::genius_kidnapper)) captures();
    if (lacks(Manga::restructuring)) add(order_to(Do::dismiss_staff), 10);
}

void SmartLeg::f_class() {
    if (!state_.order.empty() && state_.order.front() == self_) {
        for (const Manga wish : {Manga::forced_retreat, Manga::shonen_jump, Manga::deaf_ear}) {
            if (!lacks(wish)) continue;
            Order order = order_to(Do::bad_book);
            order.give = Manga::back_stab;
            order.take = wish;
            add(std::move(order));
        }
    }
    const Zones own = controlled();
    if (!lacks(Manga::shonen_jump) || own.size() < enough_for_himeji) return;
    for (const ZoneIndex zone : own) summon(Unit::himeji, zone);
}

void SmartLeg::haiyore() {
    for (const ZoneIndex zone : controlled()) summon(Unit::cthuko, zone);
    if (lacks(Manga::hide_in_bushes)) {
        for (const ZoneIndex zone : controlled()) summon(Unit::nyaruko, zone);
    }
    const auto all = static_cast<int>(figures_.of(mascot_).reserve);
    if (lacks(Manga::dilemma) && board_.on_map(self_, mascot_) >= all) add(order_to(Do::sacrifice_mascots));
    if (!lacks(Manga::bad_luck) && !lacks(Manga::magic_movement)) return;
    for (const Place place : met()) {
        const auto kinds = board_.kinds(self_, place.zone);
        const bool may_lose = std::any_of(
            kinds.begin(), kinds.end(), [&](Unit unit) { return unit == Unit::nyaruko || board_.is_character(unit); });
        if (may_lose && strength(place).theirs > 0) battle(place);
    }
}

void SmartLeg::black_knights(int number) {
    if (lacks(Manga::undercover_agent)) foreign_studios();
    if (lacks(Manga::market_flooding)) flood_the_market(number);
    if (lacks(Manga::negotiator)) gift();
    if (lacks(Manga::purge)) {
        summon(Unit::lelouch);
        if (board_.on_map(self_, Unit::cc) == 0) {
            for (const ZoneIndex zone : controlled()) summon(Unit::cc, zone, 6);
        }
    }
    if (lacks(Manga::stone_heart)) strike_studios();
}

void SmartLeg::foreign_studios() {
    const auto if_abandoned = [&](Order order, ZoneIndex zone) {
        order.when.studio = {static_cast<int>(zone.value()), orders::anime_warfare::StudioState::abandoned};
        add(std::move(order), 2);
    };
    for (const ZoneIndex zone : all_zones()) {
        const auto& studio = state_.at(zone).studio;
        if (!studio || studio->builder == self_) continue;
        if_abandoned(order_at(Do::recruit_mascot, zone), zone);
        for (const ZoneIndex from : figures_.next_to(zone)) {
            if (board_.mascots(self_, from) > 0) if_abandoned(order_to_move(Do::move, mascot_, from, zone), zone);
        }
    }
}

/// Each round begins with another studio.
void SmartLeg::flood_the_market(int number) {
    Zones fresh = controlled();
    std::erase_if(fresh, [&](ZoneIndex zone) { return state_.of(self_).summon_zones.has(zone); });
    for (std::size_t i = 0; i < fresh.size(); ++i) {
        const ZoneIndex zone = fresh[(i + static_cast<std::size_t>(number) - 1) % fresh.size()];
        summon(Unit::kallen, zone);
        summon(Unit::suzaku, zone, 3);
    }
}

/// To whom it helps least.
void SmartLeg::gift() {
    const auto weakest = std::min_element(opponents_.begin(), opponents_.end(), [&](Faction one, Faction other) {
        const Player& a = state_.of(one);
        const Player& b = state_.of(other);
        return std::pair(a.mangas.size(), a.fans) < std::pair(b.mangas.size(), b.fans);
    });
    if (weakest == opponents_.end()) return;
    Order order = order_to(Do::gift_staff);
    order.to = *weakest;
    add(std::move(order), 9);
}

/// A controlling mascot must die.
void SmartLeg::strike_studios() {
    Order purge = order_to(Do::purge);
    for (const Faction other : opponents_) {
        for (const ZoneIndex zone : all_zones()) {
            if (board_.controls(other, zone)) purge.victims.push_back({other, static_cast<int>(zone.value()), true});
        }
    }
    const auto victims = purge.victims;
    add(std::move(purge));
    for (const auto& victim : victims) {
        const ZoneIndex zone(static_cast<std::size_t>(victim.zone));
        Order order = order_against(Do::battle, zone, victim.faction);
        order.when.enemy = {victim.faction, victim.zone, std::nullopt, easily_beaten};
        add(std::move(order));
    }
}

}  // namespace resolution::anime_warfare
