// What of a state's JSON its description cannot say: values that are one word, and what the campaign adds.

#include "resolution/corporate/json/state_json.h"

#include <algorithm>

#include "resolution/corporate/fresh.h"
#include "resolution/corporate/names.h"
#include "resolution/described/json.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

template <class T>
bool take(std::optional<T> found, void* to) {
    if (!found) return false;
    *static_cast<T*>(to) = *std::move(found);
    return true;
}

/// Of newcomers whose arrival is not on record: in the order in which the campaign lends them their names.
std::size_t place_of_name(const Figures& figures, const std::string& id) {
    const auto& names = figures.spare_fixers;
    const auto found =
        std::find_if(names.begin(), names.end(), [&](const std::string& name) { return fixer_id(name) == id; });
    return static_cast<std::size_t>(found - names.begin());
}

/// Fixers that are not in the data (CG-72), before anything can name them.
void add_newcomers(const Figures& figures, const json& root, State& state) {
    const auto agents = root.find("agents");
    if (agents == root.end() || !agents->is_object()) return;
    const auto known = [&](const std::string& id) {
        return std::any_of(state.agents.begin(), state.agents.end(),
                           [&](const Agent& agent) { return agent.id == id; });
    };
    std::vector<Agent> newcomers;
    for (const auto& [id, one] : agents->items()) {
        if (known(id) || !one.is_object() || !one.contains("bonus")) continue;
        Agent agent;
        agent.id = agent.name = id;
        const auto arrival = one.find("arrival");
        if (arrival != one.end() && arrival->is_number_integer()) agent.arrival = arrival->get<int>();
        agent.meet(state.players.size());
        newcomers.push_back(std::move(agent));
    }
    std::stable_sort(newcomers.begin(), newcomers.end(), [&](const Agent& a, const Agent& b) {
        if (a.arrival != b.arrival) return a.arrival < b.arrival;
        return place_of_name(figures, a.id) < place_of_name(figures, b.id);
    });
    for (Agent& agent : newcomers) state.agents.push_back(std::move(agent));
}

/// The players who are enrolled; what else stands there is complained of when it is read.
Roster enrolled(const json& root) {
    std::vector<std::string> ids;
    const auto list = root.find("enrolment");
    for (const json& id : list == root.end() ? json::array() : *list) {
        if (id.is_string()) ids.push_back(id.get<std::string>());
    }
    return Roster::of(ids);
}

}  // namespace

std::string EvidenceKind::word(const void* value, const described::Names& names) const {
    return Naming::of(names).names.id(*static_cast<const Evidence*>(value));
}
bool EvidenceKind::find(std::string_view word, const described::Names& names, void* to) const {
    return take(Naming::of(names).names.find_evidence(word), to);
}

void PieceKind::read(const Source& from, void* to, Bounds bounds) const {
    described::kind_of<Evidence>.read(from, &static_cast<Piece*>(to)->evidence, bounds);
}
json PieceKind::write(const void* value, const described::Names& names, const Look& look) const {
    return described::kind_of<Evidence>.write(&static_cast<const Piece*>(value)->evidence, names, look);
}

void ExhibitKind::read(const Source& from, void* to, Bounds bounds) const {
    auto& exhibit = *static_cast<Exhibit*>(to);
    if (from.is_text()) {
        exhibit.sheet = *from.text();
        return;
    }
    Profile& profile = exhibit.profile.emplace();
    profile.loyalty.assign(from.names().of<PlayerIndex>().ids.size(), 0);
    described::kind_of<Profile>.read(from, &profile, bounds);
}
json ExhibitKind::write(const void* value, const described::Names& names, const Look& look) const {
    const auto& exhibit = *static_cast<const Exhibit*>(value);
    if (!exhibit.profile) return exhibit.sheet;
    return described::kind_of<Profile>.write(&*exhibit.profile, names, look);
}

std::string ContractorKind::word(const void* value, const described::Names& names) const {
    const auto& contractor = *static_cast<const Contractor*>(value);
    switch (contractor.kind) {
        case Contractor::Kind::agent: return Naming::of(names).names.id(contractor.agent);
        case Contractor::Kind::croc: return Naming::of(names).names.id(Entity::croc_of(contractor.owner));
        case Contractor::Kind::independents: break;
    }
    return "independents";
}
bool ContractorKind::find(std::string_view word, const described::Names& names, void* to) const {
    auto& contractor = *static_cast<Contractor*>(to);
    if (word == "independents") return contractor = {}, true;
    const auto entity = Naming::of(names).names.find_entity(word);
    if (entity && entity->agent()) return contractor = {Contractor::Kind::agent, *entity->agent(), {}}, true;
    if (entity && entity->croc_owner()) return contractor = {Contractor::Kind::croc, {}, *entity->croc_owner()}, true;
    return false;
}

void Agent::arrives_as_a_fixer(Agent& agent, const Source& from) {
    const auto& agents = Naming::of(from.names()).figures->agents;
    const auto data =
        std::find_if(agents.begin(), agents.end(), [&](const AgentFigures& one) { return one.id == agent.id; });
    if (data != agents.end()) {
        agent.name.clear();
        agent.kind = data->kind;
        agent.bonus = data->bonus;
    } else if (agent.kind != AgentKind::fixer) {
        from.find("kind")->wrong("only fixers arrive during a game");
    }
}

void ShameKind::read(const Source& from, void* to, Bounds bounds) const {
    const auto elements = from.is_flag() ? std::optional<std::int64_t>(*from.flag()) : from.whole(bounds);
    if (elements) *static_cast<int*>(to) = static_cast<int>(*elements);
}
json ShameKind::write(const void* value, const described::Names&, const Look&) const {
    return *static_cast<const int*>(value);
}

void SecretKind::read(const Source& from, void* to, Bounds bounds) const {
    auto& secret = *static_cast<Secret*>(to);
    if (from.is_text()) {
        secret.text = *from.text();
    } else {
        Plain::read(from, to, bounds);
    }
}
json SecretKind::write(const void* value, const described::Names& names, const Look& look) const {
    const auto& secret = *static_cast<const Secret*>(value);
    const bool plain = secret.shameful == 0 && !secret.is_public && !secret.hides;
    return plain ? json(secret.text) : Plain::write(value, names, look);
}

void PastSheetsKind::read(const Source& from, void* to, Bounds) const {
    auto& past = *static_cast<PastTurn*>(to);
    const auto& names = Naming::of(from.names()).names;
    const auto& ids = from.names().of<PlayerIndex>().ids;
    if (!from.map()) return;
    past.sheets.resize(ids.size());
    from.unknown_keys(ids);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto sheet = from.find(ids[i]);
        const auto text = sheet ? sheet->text() : std::nullopt;
        if (!text) continue;
        orders::Problems problems;
        if (const auto document = orders::parse_document(*text, "past sheet"))
            past.sheets[i] = orders::corporate::read_sheet(*document, {past.turn, PlayerIndex(i), names}, problems);
        if (!past.sheets[i]) sheet->wrong("cannot be read");
    }
}
json PastSheetsKind::write(const void* value, const described::Names& names, const Look&) const {
    const auto& past = *static_cast<const PastTurn*>(value);
    json out = json::object();
    for (std::size_t i = 0; i < past.sheets.size(); ++i) {
        if (past.sheets[i])
            out[names.of<PlayerIndex>().ids[i]] =
                orders::corporate::write_sheet(*past.sheets[i], {past.turn, PlayerIndex(i), Naming::of(names).names});
    }
    return out;
}
void PastSheetsKind::reset(void* value) const { static_cast<PastTurn*>(value)->sheets.clear(); }

void PublishVotesKind::read(const Source& from, void* to, Bounds bounds) const {
    const Source* spared = &from;
    const auto named = from.is_map() ? from.find("except_citizens_of") : std::nullopt;
    if (named) spared = &*named;
    if (from.is_map() && !named) return from.wrong("must say 'except_citizens_of'");
    described::kind_of<std::optional<CorporationIndex>>.read(*spared, to, bounds);
}
json PublishVotesKind::write(const void* value, const described::Names& names, const Look&) const {
    const auto& spared = *static_cast<const std::optional<CorporationIndex>*>(value);
    if (!spared) return nullptr;
    return {{"except_citizens_of", names.of<CorporationIndex>().ids[spared->value()]}};
}

void State::rank(State& state, const Source&) {
    state.ranking.clear();
    for (const CorporationIndex i : corporations_of(state)) {
        if (state[i].bankrupt) state[i].assets = 0;
        if (!state[i].bankrupt) state.ranking.push_back(i);
    }
    std::stable_sort(state.ranking.begin(), state.ranking.end(),
                     [&](CorporationIndex a, CorporationIndex b) { return state[a].assets > state[b].assets; });
}

void State::ranked_once(State& state, const Source& from) {
    const std::vector<CorporationIndex> ranking = state.ranking;
    rank(state, from);
    if (!std::is_permutation(ranking.begin(), ranking.end(), state.ranking.begin(), state.ranking.end()))
        return from.find("ranking")->wrong("must hold each corporation in play once, and no other");
    state.ranking = ranking;
}

json state_to_json(const Figures& figures, const State& state) {
    const Naming naming{orders::corporate::Names(name_lists(figures, state)), &figures};
    return described::to_json(state, naming.lists());
}

orders::Result<State> state_from_json(const Figures& figures, const json& root) {
    if (!root.is_object()) return orders::invalid("the state must be a map");
    State state = plain_state(figures, enrolled(root));
    add_newcomers(figures, root, state);
    const Naming naming{orders::corporate::Names(name_lists(figures, state)), &figures};
    return described::read_state(std::move(state), root, naming.lists());
}

}  // namespace resolution::corporate
