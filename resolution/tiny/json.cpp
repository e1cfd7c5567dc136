// Where Sealed Bids meets JSON: the stored state, what a reader may know, scenarios.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "resolution/tiny/rules.h"

namespace resolution::tiny {

using nlohmann::json;

namespace {

orders::Problem wrong(const std::string& path, const std::string& what) {
    return orders::invalid("state: " + path + ": " + what);
}

/// A number of the JSON object within bounds, or a problem.
std::int64_t number(const json& object, const char* key, std::int64_t low, std::int64_t high, const std::string& path,
                    orders::Problems& problems) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number_integer() || *found < low || *found > high) {
        problems.push_back(wrong(path + "/" + key, "a whole number from " + std::to_string(low) + " to " +
                                                       std::to_string(high) + " is needed"));
        return low;
    }
    return found->get<std::int64_t>();
}

/// A patch changes what is there and adds nothing.
void check_patch(const json& there, const json& patch, const std::string& path, orders::Problems& problems) {
    if (!patch.is_object()) {
        problems.push_back(wrong(path, "a map is needed"));
        return;
    }
    for (const auto& [key, value] : patch.items()) {
        const std::string place = path.empty() ? key : path + "/" + key;
        if (!there.contains(key)) {
            problems.push_back(wrong(place, "there is no such part"));
        } else if (there.at(key).is_object()) {
            check_patch(there.at(key), value, place, problems);
        }
    }
}

bool lists_players(const json& state) {
    if (!state.is_object() || !state.contains("order") || !state.contains("players")) return false;
    const json& order = state.at("order");
    return state.at("players").is_object() && order.is_array() &&
           std::all_of(order.begin(), order.end(), [](const json& id) { return id.is_string(); });
}

}  // namespace

json Rules::to_json(const State& state) const {
    json players = json::object();
    json order = json::array();
    for (const Player& player : state.players) {
        order.push_back(player.id);
        players[player.id] = {{"coins", player.coins.amount}, {"lucky", player.lucky}, {"points", player.points}};
    }
    return {{"turn", state.turn}, {"order", order}, {"players", players}};
}

orders::Result<State> Rules::from_json(const json& source) const {
    orders::Problems problems;
    State state;
    constexpr std::int64_t plenty = 1'000'000'000'000;
    if (!lists_players(source)) return wrong("/", "'turn', 'order' and 'players' are needed");
    state.turn = static_cast<int>(number(source, "turn", 1, 100'000, "", problems));
    for (const json& entry : source.at("order")) {
        const auto player_id = entry.get<std::string>();
        const json& values = source.at("players").value(player_id, json::object());
        const std::string path = "players/" + player_id;
        Player player{player_id, {}, 1, 0};
        player.coins = {number(values, "coins", 0, plenty, path, problems)};
        player.lucky = static_cast<int>(number(values, "lucky", 1, figures_.faces, path, problems));
        player.points = static_cast<int>(number(values, "points", 0, 1'000'000'000, path, problems));
        state.players.push_back(std::move(player));
    }
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    return state;
}

json Rules::view(const State& state, Reader reader) const {
    json players = json::object();
    json you = nullptr;
    json order = json::array();
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        order.push_back(player.id);
        json& shown = players[player.id] = {{"points", player.points}};
        if (!reader.is(PlayerIndex{i})) continue;
        shown["coins"] = player.coins.amount;
        shown["lucky"] = player.lucky;
        if (reader.player())
            you = {
                {"id", player.id}, {"coins", player.coins.amount}, {"lucky", player.lucky}, {"points", player.points}};
    }
    return {{"game", id},          {"turn", state.turn}, {"turns", figures_.turns}, {"faces", figures_.faces},
            {"over", over(state)}, {"order", order},     {"players", players},      {"you", you}};
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
    json changeable = merged;
    changeable.erase("order");  // that of the scenario's players
    orders::Problems problems;
    check_patch(changeable, patch, "", problems);
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    merged.merge_patch(patch);
    return from_json(merged);
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
