#include "resolution/corporate/outlook.h"

#include "resolution/corporate/evidence.h"
#include "resolution/corporate/names.h"
#include "resolution/corporate/outlook/parts.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

json others_in_game(const Vantage& from) {
    json out = json::array();
    for (const PlayerIndex other : players_of(from.state)) {
        if (other != from.player && from.state[other].in_game) out.push_back(from.state[other].id);
    }
    return out;
}

json captives_of(const Vantage& from) {
    json out = json::array();
    for (const Agent& agent : from.state.agents) {
        if (agent.state == AgentState::captured && agent.captor == from.player) out.push_back(agent.id);
    }
    return out;
}

json evidence_of(const Vantage& from) {
    json out = json::array();
    for (const Evidence& evidence : from.self().evidence) out.push_back(from.names.id(evidence));
    return out;
}

/// The same with how its holder cites it.
json pieces_of(const Vantage& from) {
    json out = json::array();
    for (const Evidence& evidence : from.self().evidence)
        out.push_back({{"id", from.names.id(evidence)}, {"piece", piece_of(from.self(), evidence)}});
    return out;
}

/// What is bid, granted, added or removed in assets.
json rights_of(const Vantage& from) {
    const Player& self = from.self();
    return {{"public_contract", self.effects.public_contract ? from.figures.vote.contract : 0},
            {"grant", self.effects.grant},
            {"auction", from.state.auction},
            {"party_line", self.party && is_member(from.state, from.player, *self.party)}};
}

}  // namespace

json player_outlook(const Figures& figures, const Known<State>& known) {
    const Vantage from{figures, *known, known.player(), orders::corporate::Names(name_lists(figures, *known))};
    const json agents = agents_outlook(from);
    return {{"turn", known->turn},
            {"player", from.self().id},
            {"money", from.self().money.amount},
            {"launch", from.launch()},
            {"influence_uses", effective_influence(figures, from.self())},
            {"others", others_in_game(from)},
            {"corporations", corporations_outlook(from)},
            {"honour", honour_outlook(from)},
            {"influence", influence_outlook(from)},
            {"political_points", points_outlook(from)},
            {"croc", croc_outlook(from)},
            {"war_honour", war_honour_outlook(from)},
            {"agents", agents},
            {"trusting_agents", trusting_agents_outlook(from)},
            {"runs", runs_outlook(from, agents)},
            {"votes", votes_outlook(from)},
            {"forecasts", forecasts_outlook(from)},
            {"dragon", dragon_outlook(from)},
            {"citizenship", citizenship_outlook(from)},
            {"contracts", contracts_outlook(from)},
            {"captives", captives_of(from)},
            {"evidence", evidence_of(from)},
            {"pieces", pieces_of(from)},
            {"rights", rights_of(from)}};
}

}  // namespace resolution::corporate
