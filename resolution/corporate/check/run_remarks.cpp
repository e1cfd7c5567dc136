#include <algorithm>

#include "resolution/corporate/check/remarks.h"
#include "resolution/corporate/rights.h"
#include "resolution/corporate/runs/parts.h"

namespace resolution::corporate {

namespace {

/// CG-45: loyalty 4 is public in a clan only, so this betrays nobody.
void add_leaves(CheckRemarks& out, const Turn& turn) {
    for (const Run& run : turn.runs) {
        const PlayerSet masters = masters_without_leave(turn, run);
        if (!run.accepted || masters.empty()) continue;
        List of;
        for (const PlayerIndex player : players_of(turn.state)) {
            if (masters.has(player)) of.emplace_back(turn.id(player));
        }
        out.push_back({"needs-leave", {{"run", run.number}, {"agent", turn.id(run.contractor)}, {"of", of}}});
    }
}

/// Which of them the agent takes may turn on what it hides: only the number is said.
void add_crowds(CheckRemarks& out, const Turn& turn) {
    std::vector<Contractor> seen;
    for (const Run& run : turn.runs) {
        if (!run.accepted || std::find(seen.begin(), seen.end(), run.contractor) != seen.end()) continue;
        seen.push_back(run.contractor);
        const int most = capacity_of(turn.figures, turn.opening, run.contractor);
        List runs;
        for (const Run& other : turn.runs) {
            if (other.accepted && other.contractor == run.contractor) runs.emplace_back(other.number);
        }
        if (static_cast<std::int64_t>(runs.size()) <= most) continue;
        out.push_back({"too-many-runs", {{"agent", turn.id(run.contractor)}, {"of", most}, {"runs", runs}}});
    }
}

}  // namespace

void add_remarks_on_runs(CheckRemarks& out, const Rehearsal& rehearsal) {
    const Turn& turn = rehearsal.turn();
    add_leaves(out, turn);
    add_crowds(out, turn);
    for (const Run& run : turn.runs) {
        if (!run.accepted) continue;
        if (run.deposit_only)  // CG-49
            out.push_back({"deposit-only", {{"run", run.number}, {"agent", turn.id(run.contractor)}}});
        if (run.percentage <= 0) out.push_back({"hopeless", {{"run", run.number}, {"percentage", run.percentage}}});
    }
}

}  // namespace resolution::corporate
