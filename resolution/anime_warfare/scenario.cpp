// Scenarios of Anime-Warfare (13.3).

#include <algorithm>

#include <nlohmann/json.hpp>

#include "resolution/anime_warfare/rules.h"

namespace resolution::anime_warfare {

using nlohmann::json;

namespace {

std::optional<Faction> licence_called(std::string_view id) {
    const auto& ids = orders::anime_warfare::faction_words.ids;
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found == ids.end()) return std::nullopt;
    return static_cast<Faction>(found - ids.begin());
}

/// A game that is on: whoever plays is called by his licence.
bool is_running(const Roster& roster) {
    const auto ids = roster.ids();
    return std::all_of(ids.begin(), ids.end(), [](const std::string& id) { return licence_called(id).has_value(); });
}

void fill_in(State& state, const Figures& figures, int turn) {
    state.turn = turn > 0 ? turn : 1;
    state.phase = Phase::leg;
    state.leg = 1;
    for (Player& player : state.players) {
        player.licence = licence_called(player.id);
        state.order.push_back(player.faction());
    }
    for (std::size_t i = 0; i < figures.campaigns.size(); ++i)
        state.campaigns_left.worth.insert(state.campaigns_left.worth.end(), figures.campaigns[i],
                                          static_cast<int>(i) + 1);
}

}  // namespace

orders::Result<State> Rules::scenario(const Roster& roster, int turn, const json& patch) const {
    State start = plain(roster, turn);
    if (is_running(roster)) fill_in(start, figures_, turn);
    json merged = to_json(start);
    merged.merge_patch(patch);
    return described::read_state(std::move(start), merged, lists());
}

/// Where the players go by other names than their licences, all is said by licence, too.
json Rules::scenario_results(const Roster& roster, const State& state, const Journal& journal) const {
    json refused = refused_orders(roster, journal);
    json demands = json::array();
    json said = json::object();
    for (const PlayerIndex player : players_of(state)) {
        const Player& one = state[player];
        const std::string called = one.licence ? std::string(id_of(*one.licence)) : one.id;
        if (owes_sheet(state, player)) demands.push_back(called);
        if (called == one.id) continue;
        refused[called] = refused[one.id];
        said["seats"].push_back(called);
        said["players"][called] = to_json(state)["players"][one.id];
        said["players"][called]["name"] = one.id;
    }
    said["demands"] = std::move(demands);
    return {{"refused", std::move(refused)}, {"state", std::move(said)}};
}

ComparisonRules Rules::comparison() const {
    return {.lists = ListOrder::counted,
            .in_order = {"seats", "order", "campaigns_left", "deck", "losses", "wounds", "retreat"},
            .whole = {"units", "hidden"},
            .reports = ReportsAs::facts,
            .forgiving = true,
            .unread_heading = {"game", "turn", "sheet", "leg", "faction", "player"}};
}

}  // namespace resolution::anime_warfare
