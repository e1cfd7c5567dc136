#include "resolution/corporate/intelligence.h"

#include "resolution/corporate/attitudes.h"
#include "resolution/corporate/exhibits.h"
#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/runs/parts.h"

namespace resolution::corporate {

namespace {

List runs_of(const Turn& turn, AgentIndex agent) {
    List out;
    for (const Run& run : turn.runs) {
        const bool own = run.contractor.kind == Contractor::Kind::agent && run.contractor.agent == agent;
        if (run.accepted && own) out.push_back(details_value(turn, details_of(turn, run)));
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
        turn.tell(Audience::only(audience), "step 2",
                  AgentIntelligence{agent.id, attitude_ids(turn, secret_allies_of(turn.state, index)),
                                    attitude_ids(turn, agent.secret_enemies), runs_of(turn, index)});
    }
}

}  // namespace resolution::corporate
