// What of a state's JSON its description cannot say (13.2).

#include "resolution/anime_warfare/state.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "resolution/anime_warfare/board.h"
#include "resolution/described/json.h"
#include "resolution/node_json.h"

namespace resolution::anime_warfare {

using described::Source;
using nlohmann::json;

void HiddenKind::read(const Source& from, void* to, described::Bounds) const {
    auto& out = *static_cast<HiddenUnits*>(to);
    if (!from.map()) return;
    out.clear();
    const auto& licences = from.names().of<Faction>();
    const auto& units = from.names().of<Unit>();
    from.each_member([&](const std::string& licence, const Source& theirs) {
        const auto owner = licences.find(licence);
        if (!owner) return theirs.unknown(licences.what, licence, licences.ids);
        if (theirs.is_null() || !theirs.map()) return;
        theirs.each_member([&](const std::string& kind, const Source& rounds) {
            const auto unit = units.find(kind);
            if (!unit) return rounds.unknown(units.what, kind, units.ids);
            if (rounds.is_null() || !rounds.list()) return;
            for (std::size_t i = 0; i < rounds.size(); ++i) {
                if (const auto left = rounds.item(i).whole({1, 1000}))
                    out.push_back({static_cast<Faction>(*owner), static_cast<Unit>(*unit), static_cast<int>(*left)});
            }
        });
    });
}

json HiddenKind::write(const void* value, const described::Names&, const described::Look&) const {
    json out = json::object();
    for (const HiddenUnit& one : *static_cast<const HiddenUnits*>(value))
        out[std::string(id_of(one.owner))][std::string(id_of(one.unit))].push_back(one.rounds);
    return out;
}

void TokensKind::read(const Source& from, void* to, described::Bounds bounds) const {
    auto& tokens = *static_cast<Tokens*>(to);
    if (!from.list()) return;
    if (from.size() > most_campaigns)
        return from.wrong("at most " + std::to_string(most_campaigns) + " campaigns can stand here");
    tokens = {};
    for (std::size_t i = 0; i < from.size(); ++i) {
        if (const auto worth = from.item(i).whole(bounds)) tokens.worth.push_back(static_cast<int>(*worth));
    }
}

json TokensKind::write(const void* value, const described::Names&, const described::Look&) const {
    const auto& tokens = *static_cast<const Tokens*>(value);
    if (tokens.face_down) return json(tokens.worth.size(), nullptr);
    return tokens.worth;
}

/// Read as a sheet's part is: what is wrong in it says so where the state stands.
void StoredStandingKind::read(const Source& from, void* to, described::Bounds) const {
    orders::Problems problems;
    const orders::anime_warfare::SheetContext nobody;
    *static_cast<Standing*>(to) =
        orders::anime_warfare::standing_of(resolution::json_node(*from.json()), nobody, problems);
    if (!problems.empty()) from.wrong(problems.front().what);
}

json StoredStandingKind::write(const void* value, const described::Names&, const described::Look&) const {
    return node_json(orders::anime_warfare::standing_node(*static_cast<const Standing*>(value)));
}

/// A controlled studio has a mascot of whoever controls it, and no kind has more units than exist.
void State::fits(State& state, const Source& from) {
    if (state.count() > faction_count) return from.find("seats")->wrong("too many players");
    FactionSet taken;
    for (const Player& player : state.players) {
        if (!player.licence) continue;
        if (taken.has(*player.licence)) return from.wrong("two players have the same licence");
        taken.add(*player.licence);
    }
    for (const ZoneIndex zone : all_zones()) {
        const auto& studio = state.at(zone).studio;
        if (!studio || !studio->controller) continue;
        if (state.at(zone).units.of(*studio->controller).of(mascot_of(*studio->controller)) == 0)
            from.wrong("no mascot controls the studio of zone " + std::to_string(zone.value()));
    }
}

}  // namespace resolution::anime_warfare
