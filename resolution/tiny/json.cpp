// Where Sealed Bids meets JSON: the stored state, what a reader may know, scenarios.

#include "resolution/described/json.h"
#include "resolution/tiny/rules.h"

namespace resolution::tiny {

using nlohmann::json;

namespace {

described::Names names_of(const State& state) {
    std::vector<std::string> ids;
    for (const Player& player : state.players) ids.push_back(player.id);
    return described::Names().set<PlayerIndex>("player", std::move(ids));
}

}  // namespace

json Rules::to_json(const State& state) const { return described::to_json(state, names_of(state)); }

orders::Result<State> Rules::from_json(const json& source) const {
    return described::read_state(State{}, source, described::Names(figures_));
}

json Rules::view(const Known<State>& known) const {
    json out = described::to_json(*known, names_of(*known), known.reader());
    out.update(
        {{"game", id}, {"turns", figures_.turns}, {"faces", figures_.faces}, {"over", over(*known)}, {"you", nullptr}});
    if (!known.reader().player()) return out;
    out["you"] = out["players"][self(known).id];
    out["you"]["id"] = self(known).id;
    return out;
}

json Rules::outlook(const Known<State>& known) const {
    return {{"turn", known->turn},
            {"player", self(known).id},
            {"bid", {{"low", 1}, {"high", figures_.faces}}},
            {"stake", {{"low", 0}, {"high", most_stake(known)}}},
            {"lucky", {{"number", self(known).lucky}, {"coins", figures_.lucky_coins.amount}}}};
}

orders::Result<State> Rules::scenario(const Roster& roster, int turn, const json& patch) const {
    State plain;
    plain.turn = turn;
    for (const std::string& player_id : roster.ids()) plain.players.push_back({player_id, figures_.coins, 1, 0});
    json merged = to_json(plain);
    merged.merge_patch(patch);
    return described::read_state(std::move(plain), merged, described::Names(figures_));
}

json Rules::scenario_results(const Roster& roster, const State&, const Journal& journal) const {
    json refused = json::object();
    for (const std::string& player_id : roster.ids()) refused[player_id] = json::array();
    for (const Entry& entry : journal.entries()) {
        if (entry.kind != "refused") continue;
        for (const PlayerIndex player : roster.all()) {
            if (entry.audience.players().has(player)) {
                refused[roster.id(player)].push_back(resolution::to_json(entry.fields).at("path"));
            }
        }
    }
    return {{"refused", refused}};
}

}  // namespace resolution::tiny
