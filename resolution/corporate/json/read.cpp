#include <algorithm>
#include <limits>

#include "resolution/corporate/fresh.h"
#include "resolution/corporate/json/reader.h"
#include "resolution/corporate/json/sections.h"
#include "resolution/corporate/json/state_json.h"
#include "resolution/corporate/names.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

std::vector<std::string> enrolment(JsonReader& reader, const json& root) {
    std::vector<std::string> ids;
    const json* list = member(root, "enrolment");
    if (list == nullptr || !reader.array(*list, "enrolment")) return ids;
    for (const json& id : *list) {
        if (id.is_string()) ids.push_back(id.get<std::string>());
    }
    if (ids.size() != list->size() || ids.empty()) reader.problem("enrolment", "must list the ids of the players");
    return ids;
}

std::vector<std::string> corporation_ids(const Figures& figures) {
    std::vector<std::string> ids;
    for (const CorporationFigures& corporation : figures.corporations) ids.push_back(corporation.id);
    return ids;
}

/// None in a state that was written before they were kept.
std::vector<int> past_assets(JsonReader& reader, const json& corporation, const std::string& path) {
    std::vector<int> past;
    const json* list = member(corporation, "past_assets");
    if (list == nullptr || !reader.array(*list, path)) return past;
    for (const json& assets : *list) {
        if (!assets.is_number_integer() || assets < 0 || assets > largest_count) {
            reader.problem(path, "must list assets, a whole number a turn");
            return {};
        }
        past.push_back(assets.get<int>());
    }
    return past;
}

void read_corporations(JsonReader& reader, const Figures& figures, const json& root, State& state) {
    const json* map = member(root, "corporations");
    if (map == nullptr || !reader.object(*map, "corporations")) return;
    reader.known_keys(*map, "corporations", corporation_ids(figures));
    for (const CorporationIndex i : corporations_of(state)) {
        const json* one = member(*map, figures[i].id.c_str());
        const std::string path = "corporations/" + figures[i].id;
        if (one == nullptr || !reader.object(*one, path)) continue;
        reader.known_keys(*one, path, {"assets", "past_assets", "crashes", "bankrupt"});
        Corporation& corporation = state[i];
        corporation.assets = static_cast<int>(reader.whole(*one, "assets", path, corporation.assets, 0, largest_count));
        corporation.crashes = static_cast<int>(reader.whole(*one, "crashes", path, 0, 0, 100));
        corporation.bankrupt = reader.flag(*one, "bankrupt", path, false);
        if (corporation.bankrupt) corporation.assets = 0;
        corporation.past_assets = past_assets(reader, *one, path + "/past_assets");
    }
}

/// Without a ranking: the order of the data, stably sorted by assets (section 10).
void default_ranking(State& state) {
    state.ranking.clear();
    for (const CorporationIndex i : corporations_of(state)) {
        if (!state[i].bankrupt) state.ranking.push_back(i);
    }
    std::stable_sort(state.ranking.begin(), state.ranking.end(),
                     [&](CorporationIndex a, CorporationIndex b) { return state[a].assets > state[b].assets; });
}

void read_ranking(JsonReader& reader, const Figures& figures, const json& root, State& state) {
    default_ranking(state);
    const json* list = member(root, "ranking");
    if (list == nullptr || !reader.array(*list, "ranking")) return;
    const std::vector<std::string> ids = corporation_ids(figures);
    std::vector<CorporationIndex> ranking;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const json& item = (*list)[i];
        const std::string id = item.is_string() ? item.get<std::string>() : item.dump();
        const auto found = std::find(ids.begin(), ids.end(), id);
        if (found == ids.end()) {
            reader.unknown(join("ranking", i), "corporation", id, ids);
        } else {
            ranking.emplace_back(static_cast<std::size_t>(found - ids.begin()));
        }
    }
    if (!std::is_permutation(ranking.begin(), ranking.end(), state.ranking.begin(), state.ranking.end())) {
        return reader.problem("ranking", "must hold each corporation in play once, and no other");
    }
    state.ranking = std::move(ranking);
}

void read_parties(const StateReading& reading, const json& root, State& state) {
    JsonReader& reader = reading.reader;
    const json* map = member(root, "parties");
    if (map == nullptr || !reader.object(*map, "parties")) return;
    std::vector<std::string> ids;
    for (const PartyFigures& party : reading.figures.parties) ids.push_back(party.id);
    reader.known_keys(*map, "parties", ids);
    for (const PartyIndex i : parties_of(state)) {
        const json* one = member(*map, ids[i.value()].c_str());
        const std::string path = "parties/" + ids[i.value()];
        if (one == nullptr || !reader.object(*one, path)) continue;
        reader.known_keys(*one, path, {"chief", "line", "underground"});
        state[i].chief = reading.player(*one, "chief", path);
        state[i].underground = reader.flag(*one, "underground", path, false);
        if (const json* line = member(*one, "line")) {
            const auto place = reading.word(*line, path + "/line", "line", orders::corporate::line_ids);
            if (place) state[i].line = static_cast<Line>(*place);
        }
    }
}

void read_publish_votes(const StateReading& reading, const json& root, State& state) {
    const json* found = member(root, "publish_votes");
    if (found == nullptr) return;
    const bool whole = found->is_object();  // as in the effect, or the id alone
    const json* spared = whole ? member(*found, "except_citizens_of") : found;
    if (spared == nullptr) return reading.reader.problem("publish_votes", "must say 'except_citizens_of'");
    state.publish_votes = reading.corporation(*spared, whole ? "publish_votes/except_citizens_of" : "publish_votes");
}

}  // namespace

orders::Result<State> state_from_json(const Figures& figures, const json& root) {
    orders::Problems problems;
    JsonReader reader(problems);
    if (!reader.object(root, "state")) return orders::Failure{problems};
    reader.known_keys(root, "",
                      {"turn", "enrolment", "players", "corporations", "ranking", "agents", "parties", "effects",
                       "auction", "publish_votes", "runs", "past", "contracts"});
    const std::vector<std::string> ids = enrolment(reader, root);
    State state = plain_state(figures, Roster::of(ids));
    state.turn = static_cast<int>(reader.whole(root, "turn", "", 1, 0, 1000));
    state.auction = static_cast<int>(reader.whole(root, "auction", "", 0, 0, 1000));
    read_corporations(reader, figures, root, state);
    read_ranking(reader, figures, root, state);
    add_newcomers(reader, figures, root, state);
    const orders::corporate::Names names(name_lists(figures, state));
    const StateReading reading{reader, figures, names};
    read_players(reading, root, state);
    read_effects(reading, root, state);
    read_agents(reading, root, state);
    read_parties(reading, root, state);
    read_publish_votes(reading, root, state);
    read_record(reading, root, state);
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    return state;
}

}  // namespace resolution::corporate
