// Scenarios of Agent Jean (section 11).

#include "resolution/agent_jean/json/state_json.h"
#include "resolution/agent_jean/rules.h"

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

State Rules::plain(const Roster& roster, int round) const {
    State state;
    state.settings = figures_.settings;
    state.round = round;
    state.turn = round == 0 ? 0 : 1;
    state.phase = round == 0 ? Phase::agents : Phase::play;
    for (const std::string& player : roster.ids()) {
        state.players.emplace_back();
        state.players.back().id = state.players.back().name = player;
    }
    return state;
}

orders::Result<State> Rules::scenario(const Roster& roster, int turn, const json& patch) const {
    auto state = PlainRules::scenario(roster, turn, patch);
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
            .reports = ReportsAs::data};
}

}  // namespace resolution::agent_jean
