#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/runs/parts.h"

namespace resolution::corporate {

namespace {

RunOutcome outcome_of(const Roll100& rolls) {
    if (rolls.success) return rolls.stopped ? RunOutcome::interception : RunOutcome::success;
    return rolls.stopped ? RunOutcome::capture : RunOutcome::failure;
}

/// The target's side hears of it in step 6, together with what the shadows invent.
void remember_sighting(Turn& turn, Run& run, bool stopped) {
    const auto entity = guarded_entity(turn, run);
    if (!entity) return;
    const PlayerSet audience = listeners(turn, *entity);
    publish_code(turn, run, audience);
    std::optional<AgentIndex> clan;
    const bool named = run.contractor.kind == Contractor::Kind::agent;
    if (named && turn.state[run.contractor.agent].kind == AgentKind::yakuza) clan = run.contractor.agent;
    turn.sightings.push_back({run.code, run.type, *entity, audience, clan, stopped});
}

bool is_clan(const Turn& turn, const Run& run) {
    return run.contractor.kind == Contractor::Kind::agent && turn.state[run.contractor.agent].kind == AgentKind::yakuza;
}

void tell_capture(Turn& turn, const Run& run, int malus) {
    const auto entity = guarded_entity(turn, run);
    if (!entity) return;
    turn.tell(Audience::only(listeners(turn, *entity)), "step 2",
              TeamCaptured{id_of(run.type), turn.id(*entity), turn.id(run.buyer), turn.id(run.contractor),
                           croc_name(turn, run.contractor), run.percentage + malus});
}

std::string benefit_of(const Turn& turn, const Run& run) {
    return helps_one(run) ? turn.id(run.benefit) : std::string();
}

std::string_view line_of(const Run& run) { return is_about_line(run) ? id_of(*run.order->line) : std::string_view{}; }

/// The buyer reads the whole sum, the malus included (CG-93), and of the die `told` (CG-97).
void report(Turn& turn, const Run& run, int malus, const Roll100& rolls, int told) {
    turn.tell(
        run.buyer, "step 2",
        RunReport{run, target_id(turn, run), turn.id(run.contractor), croc_name(turn, run.contractor),
                  benefit_of(turn, run), line_of(run), malus, told, turn.figures.run.always_fails_from, *run.outcome});
    turn.tell_game_master("step 2", RunRolled{run, turn.id(run.buyer), target_id(turn, run), turn.id(run.contractor),
                                              malus, rolls.roll, rolls.guards, *run.outcome});
}

void count_suffered(Turn& turn, const Run& run) {
    if (const auto player = run.target_player()) ++turn.state[*player].counters.runs_suffered;
}

}  // namespace

void fail_without_roll(Turn& turn, Run& run, int malus) {
    run.malus = malus;
    run.outcome = RunOutcome::failure;
    report(turn, run, malus, {}, 0);
}

bool settle_run(Turn& turn, Run& run, int malus, const Roll100& rolls) {
    run.malus = malus;
    count_suffered(turn, run);
    int told = rolls.roll;
    run.outcome = outcome_of(rolls);
    switch (*run.outcome) {
        case RunOutcome::success:
            if (!apply_success(turn, run)) {
                run.outcome = RunOutcome::failure;  // CG-58
                told = draw_failing_roll(turn, run, malus);
            }
            break;
        case RunOutcome::interception: remember_sighting(turn, run, true); break;
        case RunOutcome::capture:
            tell_capture(turn, run, malus);
            capture_team(turn, run);
            break;
        default:
            // CG-78; CG-107: where nobody is, nobody sees it.
            if (is_clan(turn, run) && !nobody_there(turn, run)) remember_sighting(turn, run, false);
            break;
    }
    report(turn, run, malus, rolls, told);
    return run.outcome == RunOutcome::success;
}

void settle_protections(Turn& turn) {
    for (Run& run : turn.runs) {
        if (!run.accepted || run.hostile()) continue;
        run.outcome = run.spent ? RunOutcome::used : RunOutcome::unused;
        turn.tell(run.buyer, "step 2",
                  ProtectionReport{run, turn.id(run.buyer), target_id(turn, run), turn.id(run.contractor),
                                   croc_name(turn, run.contractor), *run.outcome});
    }
}

}  // namespace resolution::corporate
