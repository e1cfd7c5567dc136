// Scenarios of Rollback Propaganda (section 13).

#include <nlohmann/json.hpp>

#include "resolution/rollback_propaganda/match.h"
#include "resolution/rollback_propaganda/rules.h"

namespace resolution::rollback_propaganda {

using nlohmann::json;

namespace {

/// The defaults of a state that somebody made up.
void fill_in(State& state, const json& patch) {
    const auto absent = [](const json& map, const char* key) { return !map.contains(key) || map[key].is_null(); };
    if (absent(patch, "reveals")) state.reveals = static_cast<int>(state.present.size());
    if (state.phase == Phase::reveal && absent(patch, "last_reveal") && !state.present.empty())
        state.last_reveal = state.present.back().event;
    static const json nothing = json::object();
    const json& players = absent(patch, "players") ? nothing : patch["players"];
    for (Player& player : state.players) {
        const json& own = absent(players, player.id.c_str()) ? nothing : players[player.id];
        if (absent(own, "foreseen")) player.foreseen = state.known_prefix;
    }
}

}  // namespace

/// A patch on the state after the set-up, with the dice of the scenario; settings are known before.
orders::Result<State> Rules::scenario(const Roster& roster, int turn, const json& patch, Dice& dice) const {
    State start = plain(roster, turn);
    if (patch.contains("settings")) {
        json merged = to_json(start);
        merged["settings"].merge_patch(patch["settings"]);
        GM_TAKE(start, described::read_state(std::move(start), merged, lists()));
    }
    Match(figures_, start, dice, nullptr).set_up();
    start.turn = std::max(turn, 1);
    json merged = to_json(start);
    merged.merge_patch(patch);
    GM_TAKE(State state, described::read_state(plain(roster, turn), merged, lists()));
    fill_in(state, patch);
    return state;
}

json Rules::scenario_results(const Roster&, const State& state, const Journal&) const {
    json demands = json::object();
    for (const PlayerIndex mage : players_of(state)) {
        const Owed owed = owed_by(figures_, state, mage);
        if (owed.any()) demands[state[mage].id] = owed.parts();
    }
    return {{"state", {{"demands", std::move(demands)}}}};
}

ComparisonRules Rules::comparison() const {
    ComparisonRules rules{.lists = ListOrder::kept, .reports = ReportsAs::facts};
    rules.whole = {"known", "demands"};
    rules.in_any_order = {"demands"};
    rules.counts_invalid = true;
    return rules;
}

}  // namespace resolution::rollback_propaganda
