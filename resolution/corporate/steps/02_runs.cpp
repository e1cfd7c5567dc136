// Step 2. Runs: reserved and paid, answered, ordered, rolled.

#include <algorithm>

#include "resolution/corporate/agent_orders.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/steps.h"

namespace resolution::corporate {

namespace {

/// Successes of this turn by type and target: each hinders those that come after it.
class EarlierSuccesses {
public:
    int against(const Run& run) const {
        const auto found = std::find_if(list_.begin(), list_.end(), [&](const One& one) { return one.is_like(run); });
        return found == list_.end() ? 0 : found->count;
    }
    void add(const Run& run) {
        const auto found = std::find_if(list_.begin(), list_.end(), [&](const One& one) { return one.is_like(run); });
        if (found == list_.end()) {
            list_.push_back({run.type, run.target, 1});
        } else {
            ++found->count;
        }
    }

private:
    struct One {
        RunType type;
        Target target;
        int count;
        bool is_like(const Run& run) const { return run.type == type && run.target == target; }
    };
    std::vector<One> list_;
};

/// Runs of a group do not count as earlier successes of each other (CG-6).
void play_group(Turn& turn, const std::vector<std::size_t>& group, EarlierSuccesses& earlier) {
    const int before = earlier.against(turn.runs[group.front()]);
    const bool too_late = target_is_dead(turn, turn.runs[group.front()]);
    for (const std::size_t place : group) {
        Run& run = turn.runs[place];
        // CG-6: -20 for each earlier success of this type on this target, and once for those that go together.
        const int malus = turn.figures.run.same_target * (before + (run.simultaneous ? 1 : 0));
        if (too_late || contractor_is_dead(turn, run)) {
            fail_without_roll(turn, run, malus);
            continue;
        }
        const Roll100 rolls = roll_run(turn, run, malus);
        if (settle_run(turn, run, malus, rolls)) earlier.add(run);
    }
}

}  // namespace

void accept_runs(Turn& turn) {
    tell_agents(turn);
    reserve_runs(turn);
    hear_answers(turn);
    choose_within_capacity(turn);
    send_declined_back(turn);
    punish_bad_payers(turn);
}

void runs(Turn& turn) {
    accept_runs(turn);
    const auto groups = order_of_runs(turn);
    EarlierSuccesses earlier;
    for (const auto& group : groups) play_group(turn, group, earlier);
    settle_protections(turn);
    deliver_profiles(turn);
    for (const Run& run : turn.runs) {
        if (run.accepted && run.favour) turn.of(run.buyer).next.favour_used = true;  // CG-42
    }
}

}  // namespace resolution::corporate
