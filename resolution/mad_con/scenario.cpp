// Scenarios of Mad-Con (8.3).

#include <nlohmann/json.hpp>

#include "resolution/mad_con/rules.h"
#include "resolution/mad_con/today.h"

namespace resolution::mad_con {

using nlohmann::json;

namespace {

/// The defaults of a state that somebody made up (8.1).
void fill_in(json& merged, const json& patch, const Roster& roster, int turn) {
    const auto absent = [&](const char* key) { return !patch.contains(key) || patch[key].is_null(); };
    if (absent("day")) merged["day"] = turn;
    if (absent("phase")) merged["phase"] = "programming";
    if (absent("token") && roster.size() > 0) merged["token"] = roster.ids().front();
    if (absent("arrived")) {
        int highest = 0;
        for (const auto& [id, visitor] : merged["visitors"].items())
            highest = std::max(highest, orders::mad_con::visitor_number(id).value_or(0));
        merged["arrived"] = highest;
    }
}

json outcome_of(const json& fact) {
    json out = {{"organisation", fact.at("organisation")}, {"visitors", fact.at("visitors")}};
    out["action"] = fact.at("action") == "none" ? json(nullptr) : fact.at("action");
    return out;
}

}  // namespace

orders::Result<State> Rules::scenario(const Roster& roster, int turn, const json& patch) const {
    State start = plain(roster, turn);
    json merged = to_json(start);
    merged.merge_patch(patch);
    if (turn > 0) fill_in(merged, patch, roster, turn);
    auto read = described::read_state(std::move(start), merged, lists());
    if (!read || turn == 0) return read;
    State& state = *read;
    state.settings.mode = figures_.mode_for(state.count(), state.settings.mode);
    const bool strike = Today(figures_of(state), state).animation().holder_names_first;
    if (patch.contains("first") && !patch["first"].is_null()) return read;
    state.first = state.token;
    if (strike && state.phase != Phase::programming) state.first = state.left_of(state.token);
    if (strike && state.phase == Phase::programming) state.first.reset();
    return read;
}

json Rules::scenario_results(const Roster& roster, const State& state, const Journal& journal) const {
    json faulty = json::object();
    for (const std::string& player : roster.ids()) faulty[player] = json::array();
    json out = {{"refused", refused_orders(roster, journal)},
                {"faulty", std::move(faulty)},
                {"missing", json::array()},
                {"laid", json::object()},
                {"outcomes", json::object()}};
    for (const Entry& entry : journal.entries()) {
        const json fact = resolution::to_json(entry.fields);
        const std::string player = fact.value("player", "");
        if (entry.kind == "faulty") {
            out["faulty"][roster.id(entry.audience.players().list().front())].push_back(fact.at("slot"));
        } else if (entry.kind == "missing") {
            out["missing"].push_back(player);
        } else if (entry.kind == "keep") {
            out["laid"][player] = "kept";
        } else if (entry.kind == "lay") {
            out["laid"][player] = {
                {"player", fact.at("owner")}, {"slot", fact.at("slot")}, {"organisation", fact.at("organisation")}};
        } else if (entry.kind == "resolve") {
            out["outcomes"][player + "/" + std::to_string(fact.at("slot").get<int>())] = outcome_of(fact);
        }
    }
    json demands = json::array();
    for (const Player& player : state.players) {
        if (owes_sheet(state)) demands.push_back(player.id);
    }
    out["state"] = {{"demands", std::move(demands)}};
    return out;
}

ComparisonRules Rules::comparison() const {
    return {.lists = ListOrder::counted,
            .in_order = {"seats", "animations", "queue", "hand", "deck", "sabotage", "ranking"},
            .reports = ReportsAs::facts,
            .forgiving = true,
            .unread_heading = {"game", "turn", "sheet", "player"},
            .begins_with_set_up = true};
}

}  // namespace resolution::mad_con
