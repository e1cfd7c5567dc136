#include <algorithm>

#include "resolution/corporate/attitudes.h"
#include "resolution/corporate/rights.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/runs/refusals.h"

namespace resolution::corporate {

namespace {

/// What speaks for a run, the weightiest first (CG-48).
struct Priority {
    int loyalty = 0;
    bool against_enemy = false;
    int honour = 0;
    Money paid;
    friend auto operator<=>(const Priority&, const Priority&) = default;
};

Priority priority_of(const Turn& turn, const Run& run) {
    Priority priority;
    priority.honour = turn.state[run.buyer].honour;
    priority.paid = run.paid;
    if (run.contractor.kind != Contractor::Kind::agent) return priority;
    const Agent& agent = turn.opening[run.contractor.agent];
    priority.loyalty =
        agent.kind == AgentKind::agency ? turn.opening[run.buyer].political_points : agent.loyalty_to(run.buyer);
    const auto target = run.entity();
    priority.against_enemy = target && is_enemy(turn.figures, turn.opening, run.contractor.agent, *target);
    return priority;
}

struct Candidate {
    Run* run;
    Priority priority;
    int draw = 0;
};

void choose(Turn& turn, std::vector<Candidate>& candidates, std::size_t room) {
    for (Candidate& one : candidates) one.priority = priority_of(turn, *one.run);
    for (Candidate& one : candidates) {
        const bool level = std::any_of(candidates.begin(), candidates.end(), [&](const Candidate& other) {
            return other.run != one.run && other.priority == one.priority;
        });
        if (!level) continue;
        one.draw = turn.dice.die(
            label("priority/", turn.id(one.run->contractor), "/", turn.id(one.run->buyer), "/", one.run->number),
            draw_sides);
    }
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.priority != b.priority ? a.priority > b.priority : a.draw > b.draw;
    });
    for (std::size_t i = room; i < candidates.size(); ++i) decline(*candidates[i].run, "no-room");
}

}  // namespace

void choose_within_capacity(Turn& turn) {
    std::vector<bool> seen(turn.runs.size());
    for (std::size_t i = 0; i < turn.runs.size(); ++i) {
        const Contractor contractor = turn.runs[i].contractor;
        if (seen[i] || !turn.runs[i].accepted || contractor.kind == Contractor::Kind::independents) continue;
        std::vector<Candidate> candidates;
        for (std::size_t j = i; j < turn.runs.size(); ++j) {
            if (!turn.runs[j].accepted || turn.runs[j].contractor != contractor) continue;
            seen[j] = true;
            candidates.push_back({&turn.runs[j], {}, 0});
        }
        const auto room = static_cast<std::size_t>(std::max(0, capacity_of(turn.figures, turn.opening, contractor)));
        if (candidates.size() > room) choose(turn, candidates, room);
    }
}

}  // namespace resolution::corporate
