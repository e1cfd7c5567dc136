#include "resolution/anime_warfare/play.h"

#include <algorithm>

namespace resolution::anime_warfare {

void Play::spend(Faction faction, int staff) {
    Player& player = state.of(faction);
    player.staff -= staff;
    if (state.phase != Phase::leg || player.staff > 0 || player.out) return;
    player.staff = 0;
    player.out = true;
    tell_all("AW-10", [&] { return WentOut{name(faction)}; });
}

void Play::give_staff(Faction faction, int staff, std::string_view why) {
    Player& player = state.of(faction);
    if (staff <= 0 || (player.out && state.phase == Phase::leg)) return;
    player.staff += staff;
    tell_all("AW-10", [&] { return StaffChanged{name(faction), staff, player.staff, why}; });
}

void Play::lose_staff(Faction faction, int staff, std::string_view why) {
    Player& player = state.of(faction);
    staff = std::min(staff, player.staff);
    if (staff <= 0) return;
    tell_all("AW-17", [&] { return StaffChanged{name(faction), -staff, player.staff - staff, why}; });
    spend(faction, staff);
}

void Play::gain_fans(Faction faction, int fans, std::string_view why) {
    if (fans <= 0) return;
    Player& player = state.of(faction);
    player.fans += fans;
    tell_all("section 5", [&] { return FansChanged{name(faction), fans, player.fans, why}; });
}

int Play::lose_fans(Faction faction, int fans, std::string_view why) {
    Player& player = state.of(faction);
    fans = std::min(fans, player.fans);
    if (fans <= 0) return 0;
    player.fans -= fans;
    tell_all("section 5", [&] { return FansChanged{name(faction), -fans, player.fans, why}; });
    return fans;
}

/// AW-11: where none is left, a fan comes instead.
void Play::draw_campaigns(Faction faction, int count, std::string_view why) {
    if (count <= 0) return;
    Player& player = state.of(faction);
    auto& left = state.campaigns_left.worth;
    const int drawn = std::min(count, static_cast<int>(left.size()));
    if (drawn > 0) tell_all("AW-11", [&] { return CampaignsDrawn{name(faction), drawn, why}; });
    for (int i = 0; i < drawn; ++i) {
        player.campaigns.worth.push_back(left.front());
        left.erase(left.begin());
        tell_one(faction, "section 10", [&] { return CampaignSeen{player.campaigns.worth.back()}; });
    }
    gain_fans(faction, (count - drawn) * figures.empty_pool_fans, "no_campaign");
}

bool Play::reveal_campaign(Faction faction, int worth) {
    Player& player = state.of(faction);
    auto& held = player.campaigns.worth;
    const auto found = std::find(held.begin(), held.end(), worth);
    if (found == held.end()) return false;
    held.erase(found);
    player.fans += worth;
    tell_all("AW-11", [&] { return CampaignRevealed{name(faction), worth, player.fans}; });
    return true;
}

void Play::take(Faction owner, Unit unit, ZoneIndex zone, bool controller) {
    Zone& place = state.at(zone);
    --place.units.of(owner).of(unit);
    if (!controller || !place.controlled_by(owner)) return;
    place.studio->controller.reset();
    tell_all("section 6", [&] { return StudioAbandoned{name(owner), number(zone)}; });
}

void Play::kill(Faction owner, Unit unit, ZoneIndex zone, bool controller, std::string_view why) {
    tell_all("AW-34", [&] { return UnitDied{name(owner), name(unit), number(zone), why}; });
    take(owner, unit, zone, controller);
    auto& named = state.cold_blood;
    if (named && !named->killed && named->faction == owner && named->unit == unit) named->killed = true;
}

void Play::kill_outside(Faction owner, Unit unit, ZoneIndex zone, bool controller, std::string_view why) {
    if (!rescue(owner, unit, zone)) kill(owner, unit, zone, controller, why);
}

bool Play::rescue(Faction owner, Unit unit, ZoneIndex zone) {
    if (unit != Unit::nyaruko || owner != Faction::haiyore || !board.lacks(owner, Manga::magic_movement)) return false;
    std::vector<ZoneIndex> others = all_zones().list();
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(zone.value()));
    const ZoneIndex to = dice.one_of("rescue", others, [](ZoneIndex other) { return std::to_string(other.value()); });
    take(owner, unit, zone);
    put(owner, unit, to);
    tell_all("section 8", [&] { return HeroRescued{name(owner), name(unit), number(zone), number(to)}; });
    gain(owner, Manga::magic_movement);
    return true;
}

bool Play::spares_controllers(Faction owner) const {
    const auto& rule = state.of(owner).standing.hand_over;
    return !rule || rule->spare_controllers;
}

bool Play::hands_over_controller(Faction owner, ZoneIndex zone) const {
    if (!board.controls(owner, zone)) return false;
    return board.free_mascots(owner, zone) == 0 || !spares_controllers(owner);
}

std::optional<Play::Mascot> Play::hand_over(Faction owner, bool spare_controllers, bool even_in_deaf_zones) const {
    for (const bool controller : {!spare_controllers, spare_controllers}) {
        for (const ZoneIndex zone : all_zones()) {
            if (!even_in_deaf_zones && board.is_deaf(zone)) continue;
            if (controller ? board.controls(owner, zone) : board.free_mascots(owner, zone) > 0)
                return Mascot{zone, controller};
        }
    }
    return std::nullopt;
}

void Play::take_control(Faction faction, ZoneIndex zone) {
    Studio& studio = *state.at(zone).studio;
    studio.controller = faction;
    tell_all("section 6", [&] { return StudioControlled{name(faction), number(zone), name(studio.builder)}; });
    if (studio.builder != faction) gain(faction, Manga::undercover_agent);
}

void Play::use_free_summoning(Faction owner, Unit unit) {
    const auto& named = state.cold_blood;
    if (named && named->killed && named->faction == owner && named->unit == unit) state.cold_blood.reset();
}

void Play::refuse(Faction faction, const std::string& path, std::string_view reason, std::string_view rule) {
    tell_one(faction, rule, [&] { return Refused{path, reason}; });
}

}  // namespace resolution::anime_warfare
