#include "resolution/corporate/intelligence.h"

#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/runs/parts.h"

namespace resolution::corporate {

namespace {

std::string id_in(const Turn& turn, const Attitude& attitude) {
    switch (attitude.kind) {
        case Attitude::Kind::entity: return turn.id(attitude.entity);
        case Attitude::Kind::trait: return "trait:" + std::string(id_of(attitude.trait));
        case Attitude::Kind::members: return "members:" + turn.id(attitude.party);
        case Attitude::Kind::all: break;
    }
    return "all:" + turn.id(attitude.party);
}

List ids_in(const Turn& turn, const std::vector<Attitude>& list) {
    List out;
    for (const Attitude& attitude : list) out.emplace_back(id_in(turn, attitude));
    return out;
}

List runs_of(const Turn& turn, AgentIndex agent) {
    List out;
    for (const Run& run : turn.runs) {
        const bool own = run.contractor.kind == Contractor::Kind::agent && run.contractor.agent == agent;
        if (run.accepted && own) out.push_back(details_value(turn.state, details_of(turn, run), turn.opening.turn));
    }
    return out;
}

}  // namespace

void let_agents_tell(Turn& turn) {
    for (const AgentIndex index : agents_of(turn.state)) {
        const Agent& agent = turn.state[index];
        if (agent.state == AgentState::dead || agent.kind == AgentKind::agency) continue;  // CG-96
        const PlayerSet audience = listeners(turn, Entity::of(index));
        if (audience.empty()) continue;
        List allies = ids_in(turn, agent.secret_allies);
        for (const PlayerIndex player : turn.players_in_game()) {  // CG-92: loyalty 1 makes a secret ally too
            if (agent.loyalty_to(player) > 0) allies.emplace_back(turn.id(player));
        }
        turn.tell(
            Audience::only(audience), "step 2",
            AgentIntelligence{agent.id, std::move(allies), ids_in(turn, agent.secret_enemies), runs_of(turn, index)});
    }
}

}  // namespace resolution::corporate
