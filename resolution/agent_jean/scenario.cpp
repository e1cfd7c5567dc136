// Where Agent Jean meets JSON: the stored state, and scenarios (section 11).

#include "resolution/agent_jean/json/state_json.h"
#include "resolution/agent_jean/rules.h"
#include "resolution/comparison.h"
#include "resolution/described/json.h"

namespace resolution::agent_jean {

using nlohmann::json;

namespace {

json trick_of(const json& fact) {
    json order = json::array();
    json cards = json::object();
    for (const json& played : fact.at("cards")) {
        order.push_back(played.at("player"));
        cards[played.at("player").get<std::string>()] = played.at("card");
    }
    const json& extra = fact.at("extra");
    return {{"powers", fact.at("powers")},
            {"plan", fact.at("plan")},
            {"accomplice", fact.at("accomplice")},
            {"order", std::move(order)},
            {"cards", std::move(cards)},
            {"winner", fact.at("winner")},
            {"extra", extra.is_null() ? json(nullptr) : extra.at("plan")},
            {"discarded", fact.at("discarded")}};
}

json round_of(const json& fact) {
    json out = {{"medals", json::array()}};
    for (const json& row : fact.at("rows")) {
        const std::string player = row.at("player");
        for (const char* key : {"plans", "green", "yellow", "bonus", "malus", "score"}) out[key][player] = row.at(key);
        if (row.at("medal")) out["medals"].push_back(player);
    }
    return out;
}

}  // namespace

json Rules::to_json(const State& state) const { return described::to_json(state, names_of(state, figures_)); }

orders::Result<State> Rules::from_json(const json& source) const {
    State fresh;
    fresh.settings = figures_.settings;
    return described::read_state(std::move(fresh), source, figures_.names());
}

orders::Result<State> Rules::scenario(const Roster& roster, int turn, const json& patch) const {
    State plain;
    plain.settings = figures_.settings;
    plain.round = turn;
    plain.turn = turn == 0 ? 0 : 1;
    plain.phase = turn == 0 ? Phase::agents : Phase::play;
    for (const std::string& player : roster.ids()) {
        plain.players.emplace_back();
        plain.players.back().id = plain.players.back().name = player;
    }
    json merged = to_json(plain);
    merged.merge_patch(patch);
    auto state = described::read_state(std::move(plain), merged, figures_.names());
    if (!state) return state;
    orders::Problems problems = impossible_in(*state, figures_);
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    return state;
}

json Rules::scenario_results(const Roster& roster, const State& state, const Journal& journal) const {
    json refused = json::object();
    for (const std::string& player : roster.ids()) refused[player] = json::array();
    json tricks = json::object();
    json rounds = json::object();
    for (const Entry& entry : journal.entries()) {
        if (entry.kind != "trick" && entry.kind != "round-scored") continue;
        const json fact = resolution::to_json(entry.fields);
        const std::string round = std::to_string(fact.at("round").get<int>());
        if (entry.kind == "trick") {
            tricks[round + "/" + std::to_string(fact.at("turn").get<int>())] = trick_of(fact);
        } else {
            rounds[round] = round_of(fact);
        }
    }
    return {{"refused", std::move(refused)},
            {"tricks", std::move(tricks)},
            {"rounds", std::move(rounds)},
            {"state", worked_out(state, figures_)}};
}

ComparisonRules Rules::comparison() const {
    return {.lists = ListOrder::any,
            .in_order = {"seats", "pile", "order", "table", "active", "turn_winners", "scores", "powers"},
            .reports_as_data = true};
}

}  // namespace resolution::agent_jean
