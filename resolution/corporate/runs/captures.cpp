#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/runs/parts.h"

namespace resolution::corporate {

namespace {

/// CG-56: the captor is the target, whoever paid the protection.
void capture_fixer(Turn& turn, const Run& run) {
    Agent& fixer = turn.state[run.contractor.agent];
    fixer.state = AgentState::captured;
    fixer.captor = run.target_player();
    turn.captured_now.push_back(run.contractor.agent);
    turn.tell_everyone("step 2", FixerCaptured{fixer.id});
    const auto captor = guarded_entity(turn, run);
    if (!fixer.captor && captor) turn.new_allies.push_back({run.contractor.agent, *captor});
}

/// CG-57: caught in an assassination, it loses its bonus of protection.
void weaken_croc(Turn& turn, const Run& run) {
    auto& croc = turn.state[run.contractor.owner].croc;
    if (!croc) return;
    int& bonus = croc->bonus[bonus_place(run.type)];
    turn.tell(run.buyer, "step 2", CrocCaught{croc->name, id_of(run.type), bonus});
    bonus = 0;
}

}  // namespace

void capture_team(Turn& turn, Run& run) {
    switch (run.contractor.kind) {
        case Contractor::Kind::croc: return weaken_croc(turn, run);
        case Contractor::Kind::agent:
            if (turn.state[run.contractor.agent].kind == AgentKind::fixer) capture_fixer(turn, run);
            return;
        case Contractor::Kind::independents: return;
    }
}

}  // namespace resolution::corporate
