#pragma once

// The parts of step 2, each in its own file, in the order in which they happen.

#include "resolution/corporate/refusal.h"
#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// Sides of a draw between equals.
constexpr int draw_sides = 1'000'000;

/// checks.cpp. Form, target, launch rules, unknown agent (CG-43); fills in what the order means.
MaybeRefused check_run(const Turn& turn, Run& run);
/// payment.cpp. Every run of every sheet is checked, given its options and odds, and paid (CG-2, CG-44).
void reserve_runs(Turn& turn);
/// answers.cpp. Agents say no; their money comes back.
void hear_answers(Turn& turn);
/// Why the agent itself will not, whatever anybody allows; empty if it will.
std::string_view own_answer(const Turn& turn, const Run& run);
/// Whose leave the run needs and has not got.
PlayerSet masters_without_leave(const Turn& turn, const Run& run);
/// capacity.cpp. Agents with too much to do choose.
void choose_within_capacity(Turn& turn);
void send_declined_back(Turn& turn);
/// deposits.cpp. Who does not pay in full loses face and a friend (CG-49).
void punish_bad_payers(Turn& turn);
/// steps/02_runs.cpp. All of the above, in order: everything before the first roll.
void accept_runs(Turn& turn);
/// order.cpp. Hostile runs, in the order in which they go; runs of one group go at the same time.
std::vector<std::vector<std::size_t>> order_of_runs(Turn& turn);
/// rolls.cpp. What guards an entity against runs of a type, whoever pays; some may have 0 %.
struct Defence {
    std::string source;
    int percentage = 0;
};
std::vector<Defence> defences_of(const Turn& turn, Entity entity, RunType type);
/// rolls.cpp. One hostile run, against whatever guards its target.
struct Roll100 {
    int roll = 0;  ///< 0: nothing was rolled
    bool success = false;
    bool stopped = false;
    List guards = {};
};
Roll100 roll_run(Turn& turn, const Run& run, int malus);
/// A protection that is not used up, its fixer alive, and that does not let this type pass.
bool still_stands(const Turn& turn, const Run& protection, RunType against);
/// A die that fails this run, for an agent who says that it failed (CG-97).
int draw_failing_roll(Turn& turn, const Run& run, int malus);
/// outcomes.cpp. What the rolls mean, who learns of it; true if it counts as a success (CG-6).
bool settle_run(Turn& turn, Run& run, int malus, const Roll100& rolls);
void fail_without_roll(Turn& turn, Run& run, int malus);  // CG-9, CG-53
void settle_protections(Turn& turn);
/// results.cpp. What a success does. False: the run only seemed to succeed (a trace hushed up).
bool apply_success(Turn& turn, Run& run);
/// information.cpp. What an information run brings to light.
bool bring_information(Turn& turn, Run& run);
void deliver_profiles(Turn& turn);
/// captures.cpp
void capture_team(Turn& turn, Run& run);
/// fixers.cpp. A fixer dies and another one comes (CG-10).
void kill_fixer(Turn& turn, AgentIndex fixer, std::optional<PlayerIndex> executioner);

// targets.cpp
/// Who guards against the run and learns of it: the target, or the agent of a traced run (CG-81).
std::optional<Entity> guarded_entity(const Turn& turn, const Run& run);
/// Players whom the target's side tells what it knows.
PlayerSet listeners(const Turn& turn, Entity entity);
std::string target_id(const Turn& turn, const Run& run);
bool contractor_is_dead(const Turn& turn, const Run& run);
bool target_is_dead(const Turn& turn, const Run& run);
/// Aimed at the CROC of a player who has none (CG-107).
bool nobody_there(const Turn& turn, const Run& run);
/// The name of the CROC that carries a run out; empty if it is none, or no more. Who may know that it was the CROC, may
/// know its name.
std::string_view croc_name(const Turn& turn, const Contractor& contractor);
std::optional<Entity> entity_of(const Contractor& contractor);
/// Draws the run's public code if it has none (CG-11, CG-30d) and remembers who knows it.
void publish_code(Turn& turn, Run& run, PlayerSet known_to);
std::string draw_code(Turn& turn, std::string_view label);
RunDetails details_of(const Turn& turn, const Run& run);
Value details_value(const Identities& ids, const RunDetails& details);
/// A datasteal on a corporation helps another one; a player has no benefit to give.
bool helps_one(const Run& run);
/// A scandal on a party is about a line.
bool is_about_line(const Run& run);

}  // namespace resolution::corporate
