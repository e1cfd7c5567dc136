#include <algorithm>

#include "resolution/corporate/runs/parts.h"

namespace resolution::corporate {

using orders::corporate::Independents;
using orders::corporate::Named;
using orders::corporate::OwnCroc;
using orders::corporate::RunCode;
using orders::corporate::RunOrder;

namespace {

bool out_of_play(const Turn& turn, Entity entity) {  // CG-50
    if (const auto corporation = entity.corporation()) return turn.state[*corporation].bankrupt;
    if (const auto player = entity.player()) return !turn.in_game(*player);
    if (const auto agent = entity.agent()) {
        return turn.state[*agent].state == AgentState::dead || turn.state[*agent].state == AgentState::closed;
    }
    const auto owner = entity.croc_owner();  // CG-107: whether it has one is its secret
    return owner && !turn.in_game(*owner);
}

MaybeRefused check_datasteal(const Turn& turn, Run& run, Entity target) {
    if (target.kind == EntityKind::player) return std::nullopt;
    if (target.kind != EntityKind::corporation) return Refusal{"target", "step 2"};
    const auto& benefit = run.order->benefit;
    if (!benefit || !benefit->known) return Refusal{"benefit", "step 2"};
    if (*benefit->known == *target.corporation()) return Refusal{"benefit", "step 2"};
    if (turn.state[*benefit->known].bankrupt) return Refusal{"out-of-play", "CG-50"};
    run.benefit = *benefit->known;
    return std::nullopt;
}

MaybeRefused check_kind(const Turn& turn, Run& run, Entity target) {
    const EntityKind kind = target.kind;
    const bool fits = [&] {
        switch (run.type) {
            case RunType::information: return true;
            case RunType::datasteal:
            case RunType::sabotage: return kind == EntityKind::corporation || kind == EntityKind::player;
            case RunType::scandal: return kind == EntityKind::player || (kind == EntityKind::party && run.order->line);
            case RunType::protection: return true;
            case RunType::assassination:
                return kind == EntityKind::agent && turn.state[*target.agent()].kind == AgentKind::fixer;
        }
        return false;
    }();
    if (!fits) return Refusal{"target", "step 2"};
    return run.type == RunType::datasteal ? check_datasteal(turn, run, target) : std::nullopt;
}

MaybeRefused check_launch(const Turn& turn, const Run& run, Entity target) {
    if (!turn.is_launch() || target.kind != EntityKind::player) return std::nullopt;
    const auto& safe = turn.figures.launch.players_safe_from;
    const bool forbidden = std::find(safe.begin(), safe.end(), run.type) != safe.end();
    return forbidden ? MaybeRefused(Refusal{"launch", "step 2"}) : std::nullopt;
}

MaybeRefused check_entity(const Turn& turn, Run& run, Entity target) {
    run.target = target;
    if (const MaybeRefused refusal = check_kind(turn, run, target)) return refusal;
    if (out_of_play(turn, target)) return Refusal{"out-of-play", "CG-50"};
    const bool personal = run.type == RunType::information || run.type == RunType::scandal;
    if (personal && target.player() == run.buyer) return Refusal{"oneself", "step 2"};
    return check_launch(turn, run, target);
}

/// Only runs of earlier turns, and only by whoever knows of them (CG-11).
MaybeRefused check_trace(const Turn& turn, Run& run, const std::string& code) {
    if (run.type != RunType::information) return Refusal{"target", "step 2"};
    const auto& known = turn.opening.runs;
    const auto found = std::find_if(known.begin(), known.end(), [&](const KnownRun& one) { return one.code == code; });
    if (found == known.end() || !found->known_to.has(run.buyer)) return Refusal{"unknown-run", "CG-11"};
    run.target = TracedRun{static_cast<std::size_t>(found - known.begin())};
    return std::nullopt;
}

MaybeRefused check_target(const Turn& turn, Run& run) {
    if (const auto* entity = std::get_if<Entity>(&run.order->target)) return check_entity(turn, run, *entity);
    if (const auto* code = std::get_if<RunCode>(&run.order->target)) return check_trace(turn, run, code->code);
    return Refusal{"unknown-target", "CG-43"};
}

MaybeRefused check_agent(const Turn& turn, Run& run) {
    if (std::holds_alternative<Independents>(run.order->agent)) return std::nullopt;
    if (std::holds_alternative<OwnCroc>(run.order->agent)) {
        if (!turn.opening[run.buyer].croc) return Refusal{"no-croc", "CG-43"};
        run.contractor = {Contractor::Kind::croc, {}, run.buyer};
        return std::nullopt;
    }
    const auto& agent = std::get<Named<AgentIndex>>(run.order->agent);
    if (!agent.known) return Refusal{"unknown-agent", "CG-43"};
    run.contractor = {Contractor::Kind::agent, *agent.known, {}};
    return std::nullopt;
}

MaybeRefused check_money(const Turn& turn, const Run& run) {
    if (run.favour) return std::nullopt;                                                    // CG-42: costs nothing
    if (run.order->invest < turn.figures.run.minimum) return Refusal{"minimum", "step 2"};  // CG-101: any amount above
    return std::nullopt;
}

}  // namespace

MaybeRefused check_run(const Turn& turn, Run& run) {
    run.type = run.order->type;
    if (turn.opening[run.buyer].honour <= turn.figures.honour.pariah) return Refusal{"pariah", "step 2"};
    if (const MaybeRefused refusal = check_money(turn, run)) return refusal;
    if (const MaybeRefused refusal = check_target(turn, run)) return refusal;
    return check_agent(turn, run);
}

}  // namespace resolution::corporate
