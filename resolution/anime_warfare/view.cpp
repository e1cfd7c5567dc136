// What a reader is shown of what it may know.

#include "resolution/anime_warfare/shown.h"

namespace resolution::anime_warfare {

using nlohmann::json;

namespace {

class View {
public:
    View(const Figures& figures, const Known<State>& known)
        : figures_(figures), state_(*known), reader_(known.reader()), shown_(figures, *known) {}

    json write() const {
        json out = {{"game", "anime-warfare"},
                    {"over", state_.phase == Phase::over},
                    {"turn", state_.turn},
                    {"phase", id_of(state_.phase)},
                    {"leg", state_.leg},
                    {"length", id_of(state_.settings.length)},
                    {"max_turns", state_.settings.max_turns},
                    {"rounds_per_leg", state_.settings.rounds_per_leg},
                    {"global_deck", state_.settings.global_deck},
                    {"fans_end", figures_.fans_end},
                    {"ladder", figures_.ladder},
                    {"cursor", state_.cursor},
                    {"campaigns_left", state_.campaigns_left.worth.size()},
                    {"order", Shown::ids(state_.order)},
                    {"first", state_.order.empty() ? json(nullptr) : json(id_of(state_.order.front()))},
                    {"seats", ids_of(state_.players)},
                    {"winners", Shown::ids(state_.winners.list())},
                    {"mangas_each", mangas_each},
                    {"needs", shown_.manga_figures()},
                    {"units", shown_.unit_figures()},
                    {"card", nullptr},
                    {"cold_blood", nullptr},
                    {"licences", json::array()},
                    {"zones", json::array()},
                    {"players", json::object()},
                    {"you", nullptr}};
        out["rung_cost"] = shown_.board().ladder_is_used_up() ? json(nullptr) : json(shown_.board().convention_price());
        if (state_.card)
            out["card"] = {{"id", id_of(state_.card->id)},
                           {"until", state_.card->until},
                           {"works", state_.turn <= state_.card->until}};
        if (state_.cold_blood)
            out["cold_blood"] = {{"faction", id_of(state_.cold_blood->faction)},
                                 {"unit", id_of(state_.cold_blood->unit)},
                                 {"killed", state_.cold_blood->killed}};
        for (const Faction faction : all_factions) out["licences"].push_back(id_of(faction));
        for (const ZoneIndex zone : all_zones()) out["zones"].push_back(shown_.zone(zone, own()));
        for (const PlayerIndex player : players_of(state_)) out["players"][state_[player].id] = shown_.player(player);
        if (const auto self = reader_.player()) out["you"] = you(*self);
        return out;
    }

private:
    std::optional<Faction> own() const {
        const auto self = reader_.player();
        return self ? state_[*self].licence : std::nullopt;
    }

    bool owes(PlayerIndex self) const {
        if (state_.phase == Phase::over) return false;
        return state_.phase != Phase::leg || !state_[self].out;
    }

    json you(PlayerIndex self) const {
        json out = shown_.player(self);
        out["owes"] = owes(self) ? id_of(sheet_of(state_.phase)) : std::string_view();
        out["campaign_values"] = state_[self].campaigns.worth;
        out["hidden"] = json::array();
        for (const ZoneIndex zone : all_zones()) {
            for (const json& one : shown_.zone(zone, own())["hidden"])
                out["hidden"].push_back({{"zone", zone.value()}, {"unit", one["unit"]}, {"rounds", one["rounds"]}});
        }
        return out;
    }

    const Figures& figures_;
    const State& state_;
    Reader reader_;
    Shown shown_;
};

}  // namespace

json view_of(const Figures& figures, const Known<State>& known) { return View(figures, known).write(); }

}  // namespace resolution::anime_warfare
