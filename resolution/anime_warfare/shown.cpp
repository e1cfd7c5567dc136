#include "resolution/anime_warfare/shown.h"

#include <algorithm>

namespace resolution::anime_warfare {

using nlohmann::json;

namespace {

/// Where each zone is drawn: column and row of a board on which neighbours lie close together. They have no places of
/// their own (AW-2).
struct Spot {
    int column;
    int row;
};
constexpr std::array spots{Spot{6, 4}, Spot{3, 6}, Spot{4, 8}, Spot{2, 8},  Spot{6, 8}, Spot{0, 4},
                           Spot{3, 2}, Spot{5, 6}, Spot{7, 6}, Spot{1, 10}, Spot{0, 0}, Spot{1, 2},
                           Spot{2, 4}, Spot{5, 2}, Spot{7, 2}, Spot{4, 0},  Spot{4, 4}};
static_assert(spots.size() == zone_count);

json counted(int have, int need) { return {{"have", std::min(have, need)}, {"need", need}}; }

/// Kinds and how many, in the order of the data.
json troops(const Troops& units) {
    json out = json::array();
    for (std::size_t i = 0; i < unit_count; ++i) {
        const auto unit = static_cast<Unit>(i);
        if (units.of(unit) > 0) out.push_back({{"unit", id_of(unit)}, {"count", units.of(unit)}});
    }
    return out;
}

}  // namespace

json Shown::zone(ZoneIndex zone, std::optional<Faction> reader) const {
    const Zone& at = state_.at(zone);
    json units = json::array();
    for (const Faction faction : state_.seats()) {
        if (const Troops& theirs = at.units.of(faction); !theirs.empty())
            units.push_back({{"faction", id_of(faction)}, {"total", theirs.total()}, {"kinds", troops(theirs)}});
    }
    json hidden = json::array();
    for (const HiddenUnit& one : at.hidden) {
        if (reader == one.owner) hidden.push_back({{"unit", id_of(one.unit)}, {"rounds", one.rounds}});
    }
    json adjacent = json::array();
    for (const ZoneIndex next : figures_.next_to(zone)) adjacent.push_back(next.value());
    json studio = nullptr;
    if (at.studio) studio = {{"builder", id_of(at.studio->builder)}, {"controller", maybe(at.studio->controller)}};
    return {{"zone", zone.value()},
            {"terrain", id_of(figures_.of(zone).terrain)},
            {"adjacent", adjacent},
            {"studio", std::move(studio)},
            {"units", std::move(units)},
            {"hidden", std::move(hidden)},
            {"column", spots[zone.value()].column},
            {"row", spots[zone.value()].row},
            {"deaf", board_.is_deaf(zone)}};
}

json Shown::units(Faction faction) const {
    json out = json::array();
    for (const Unit unit : units_of(faction)) {
        const UnitFigures& figures = figures_.of(unit);
        out.push_back({{"unit", id_of(unit)},
                       {"level", id_of(figures.level)},
                       {"on_map", board_.visible_on_map(faction, unit)},
                       {"reserve", board_.reserve(unit)},
                       {"price", board_.unit_price(faction, unit)}});
    }
    return out;
}

int Shown::met_opponents(Faction faction) const {
    int met = 0;
    for (const Faction other : board_.opponents(faction)) {
        bool shared = false;
        for (const ZoneIndex zone : all_zones())
            shared = shared || (board_.stands(faction, zone) && board_.stands(other, zone));
        met += shared ? 1 : 0;
    }
    return met;
}

int Shown::most_mangas_of_others(Faction faction) const {
    int most = 0;
    for (const Faction other : board_.opponents(faction))
        most = std::max(most, static_cast<int>(state_.of(other).mangas.size()));
    return most;
}

json Shown::progress(Faction faction, Manga manga) const {
    const MangaConditions& needs = figures_.conditions;
    const Player& player = state_.of(faction);
    switch (manga) {
        case Manga::loan: return counted(board_.controlled_studios(faction), needs.loan_studios);
        case Manga::restructuring: return counted(player.staff, needs.restructuring_staff);
        case Manga::genius_kidnapper: return counted(player.captures, needs.kidnapper_captures);
        case Manga::bad_book: return counted(board_.studios(), needs.bad_book_studios);
        case Manga::dilemma: return counted(board_.on_map(faction, mascot_of(faction)), needs.dilemma_mascots);
        case Manga::clown_artist: return counted(board_.controlled_towns(faction), needs.clown_artist_controlled);
        case Manga::more_fans: return counted(most_mangas_of_others(faction), static_cast<int>(mangas_each));
        case Manga::negotiator: return counted(player.staff, needs.negotiator_staff);
        case Manga::market_flooding: return counted(static_cast<int>(player.summon_zones.size()), needs.flooding_zones);
        case Manga::general_alarm: return counted(met_opponents(faction), static_cast<int>(state_.players.size()) - 1);
        default: return nullptr;
    }
}

json Shown::mangas(Faction faction) const {
    json out = json::array();
    for (const Manga manga : mangas_of(faction)) {
        const bool owned = state_.of(faction).mangas.has(manga);
        out.push_back({{"manga", id_of(manga)},
                       {"owned", owned},
                       {"progress", owned ? json(nullptr) : progress(faction, manga)}});
    }
    return out;
}

json Shown::player(PlayerIndex index) const {
    const Player& player = state_[index];
    json out = {{"id", player.id},
                {"name", player.name},
                {"seat", index.value() + 1},
                {"faction", maybe(player.licence)},
                {"staff", player.staff},
                {"fans", player.fans},
                {"campaigns", player.campaigns.worth.size()},
                {"out", player.out},
                {"mangas_owned", player.mangas.size()},
                {"six", false},
                {"missing_legs", player.missing_legs},
                {"start_zone", player.start_zone ? json(player.start_zone->value()) : json(nullptr)},
                {"aloft", player.aloft.has_value()}};
    out["captured"] = json::array();
    for (const Captive& one : player.captured)
        out["captured"].push_back({{"faction", id_of(one.faction)}, {"unit", id_of(one.unit)}});
    out["loans"] = json::array();
    for (const Loan& loan : player.loans)
        out["loans"].push_back({{"from", id_of(loan.from)}, {"manga", id_of(loan.manga)}, {"unit", id_of(loan.unit)}});
    if (!player.licence) return out;
    const Faction faction = player.faction();
    out["six"] = player.has_six();
    out["studios"] = board_.controlled_studios(faction);
    out["paying"] = board_.paying_studios(faction);
    out["mangas"] = mangas(faction);
    out["units"] = units(faction);
    return out;
}

json Shown::manga_figures() const {
    const MangaConditions& needs = figures_.conditions;
    const MangaEffects& does = figures_.effects;
    return {{"loan_studios", needs.loan_studios},
            {"loan_staff", needs.loan_staff},
            {"restructuring_staff", needs.restructuring_staff},
            {"captures", needs.kidnapper_captures},
            {"fury", needs.fury_hurt},
            {"dice", needs.cold_blood_dice},
            {"bad_book_studios", needs.bad_book_studios},
            {"sacrifice", needs.dilemma_mascots},
            {"controlled_towns", needs.clown_artist_controlled},
            {"town_studios", needs.clown_artist_studios},
            {"gift", needs.negotiator_staff},
            {"flooding", needs.flooding_zones},
            {"mangas", mangas_each},
            {"hidden_rounds", does.hidden_rounds}};
}

json Shown::unit_figures() const {
    json out = json::object();
    for (std::size_t i = 0; i < unit_count; ++i) {
        const auto unit = static_cast<Unit>(i);
        const UnitFigures& figures = figures_.of(unit);
        out[id_of(unit)] = {{"faction", id_of(faction_of(unit))},
                            {"level", id_of(figures.level)},
                            {"rank", id_of(figures.rank())},
                            {"short", figures.short_name.empty() ? figures.name : figures.short_name},
                            {"cost", figures.cost},
                            {"reserve", figures.reserve}};
    }
    return out;
}

}  // namespace resolution::anime_warfare
