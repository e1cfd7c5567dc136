// Where Sealed Bids meets JSON: the stored state, what a reader may know, scenarios.

#include <algorithm>

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

json Rules::view(const State& state, Reader reader) const {
    json out = described::to_json(state, names_of(state), reader);
    out.update(
        {{"game", id}, {"turns", figures_.turns}, {"faces", figures_.faces}, {"over", over(state)}, {"you", nullptr}});
    if (!reader.player()) return out;
    const std::string& player = state.players.at(reader.player()->value()).id;
    out["you"] = out["players"][player];
    out["you"]["id"] = player;
    return out;
}

json Rules::outlook(const State& state, PlayerIndex player) const {
    const Player& self = state.players.at(player.value());
    const std::int64_t most = std::min(self.coins.amount, orders::tiny::highest_stake);
    return {{"turn", state.turn},
            {"player", self.id},
            {"bid", {{"low", 1}, {"high", figures_.faces}}},
            {"stake", {{"low", 0}, {"high", most}}},
            {"lucky", {{"number", self.lucky}, {"coins", figures_.lucky_coins.amount}}}};
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
