#include <algorithm>

#include "resolution/corporate/json/sections.h"
#include "resolution/corporate/names.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

std::vector<std::string> agent_ids(const State& state) {
    std::vector<std::string> ids;
    for (const Agent& agent : state.agents) ids.push_back(agent.id);
    return ids;
}

/// In the order in which the campaign lends them their names, so that storing and reading back changes nothing.
std::size_t arrival(const Figures& figures, const std::string& id) {
    const auto& names = figures.spare_fixers;
    const auto found =
        std::find_if(names.begin(), names.end(), [&](const std::string& name) { return fixer_id(name) == id; });
    return static_cast<std::size_t>(found - names.begin());
}

void read_newcomer(JsonReader& reader, const json& one, const std::string& path, Agent& agent) {
    const std::string kind = reader.text(one, "kind", path, "fixer");
    if (kind != id_of(AgentKind::fixer)) reader.problem(path + "/kind", "only fixers arrive during a game");
    agent.name = reader.text(one, "name", path, agent.id);
    const json* bonus = member(one, "bonus");
    const bool whole =
        bonus != nullptr && bonus->is_array() && bonus->size() == bonus_types &&
        std::all_of(bonus->begin(), bonus->end(), [](const json& item) { return item.is_number_integer(); });
    if (!whole) return reader.problem(path + "/bonus", "must be five whole numbers");
    for (std::size_t i = 0; i < bonus_types; ++i) agent.bonus[i] = (*bonus)[i].get<int>();
}

std::vector<Attitude> read_attitudes(const StateReading& reading, const json& one, const char* key,
                                     const std::string& path, std::vector<Attitude> fallback) {
    const json* list = member(one, key);
    const std::string where = path + "/" + key;
    if (list == nullptr || !reading.reader.array(*list, where)) return fallback;
    std::vector<Attitude> out;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const json& item = (*list)[i];
        const std::string word = item.is_string() ? item.get<std::string>() : item.dump();
        if (const auto attitude = find_attitude(word, reading.names, reading.figures)) {
            out.push_back(*attitude);
        } else {
            reading.reader.problem(join(where, i), "'" + word + "' is nobody in this game");
        }
    }
    return out;
}

void read_agent(const StateReading& reading, const json& one, const std::string& path, Agent& agent,
                const State& state) {
    JsonReader& reader = reading.reader;
    reader.known_keys(one, path,
                      {"state", "captor", "loyalty", "allies", "enemies", "secret_allies", "secret_enemies", "kind",
                       "name", "bonus"});
    if (const json* condition = member(one, "state")) {
        const auto place = reading.word(*condition, path + "/state", "state", agent_state_ids);
        if (place) agent.state = static_cast<AgentState>(*place);
    }
    agent.captor = reading.player(one, "captor", path);
    agent.allies = read_attitudes(reading, one, "allies", path, agent.allies);
    agent.enemies = read_attitudes(reading, one, "enemies", path, agent.enemies);
    agent.secret_allies = read_attitudes(reading, one, "secret_allies", path, {});
    agent.secret_enemies = read_attitudes(reading, one, "secret_enemies", path, {});
    const json* loyalty = member(one, "loyalty");
    if (loyalty == nullptr || !reader.object(*loyalty, path + "/loyalty")) return;
    reader.known_keys(*loyalty, path + "/loyalty", player_ids(state));
    for (const PlayerIndex player : players_of(state)) {
        agent.loyalty[player.value()] =
            static_cast<int>(reader.whole(*loyalty, state[player].id.c_str(), path + "/loyalty", 0, 0, 100));
    }
}

}  // namespace

void add_newcomers(JsonReader& reader, const Figures& figures, const json& root, State& state) {
    const json* map = member(root, "agents");
    if (map == nullptr || !reader.object(*map, "agents")) return;
    const std::vector<std::string> known = agent_ids(state);
    std::vector<Agent> newcomers;
    for (const auto& [id, one] : map->items()) {
        if (std::find(known.begin(), known.end(), id) != known.end()) continue;
        if (!one.is_object() || !one.contains("bonus")) {
            reader.unknown(join("agents", id), "agent", id, known);
            continue;
        }
        Agent agent;
        agent.id = id;
        agent.loyalty.assign(state.players.size(), 0);
        read_newcomer(reader, one, "agents/" + id, agent);
        newcomers.push_back(std::move(agent));
    }
    std::stable_sort(newcomers.begin(), newcomers.end(),
                     [&](const Agent& a, const Agent& b) { return arrival(figures, a.id) < arrival(figures, b.id); });
    for (Agent& agent : newcomers) state.agents.push_back(std::move(agent));
}

void read_agents(const StateReading& reading, const json& root, State& state) {
    const json* map = member(root, "agents");
    if (map == nullptr || !map->is_object()) return;
    for (Agent& agent : state.agents) {
        const json* one = member(*map, agent.id.c_str());
        const std::string path = "agents/" + agent.id;
        if (one != nullptr && reading.reader.object(*one, path)) read_agent(reading, *one, path, agent, state);
    }
}

}  // namespace resolution::corporate
