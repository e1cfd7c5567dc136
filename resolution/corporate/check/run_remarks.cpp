#include <algorithm>

#include <nlohmann/json.hpp>

#include "resolution/corporate/check/remarks.h"
#include "resolution/corporate/rights.h"
#include "resolution/corporate/runs/parts.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

/// CG-45: loyalty 4 is public in a clan only, so this betrays nobody.
void add_leaves(json& out, const Turn& turn) {
    for (const Run& run : turn.runs) {
        const PlayerSet masters = masters_without_leave(turn, run);
        if (!run.accepted || masters.empty()) continue;
        json remark = {{"kind", "needs-leave"}, {"run", run.number}, {"agent", turn.id(run.contractor)}};
        for (const PlayerIndex player : players_of(turn.state)) {
            if (masters.has(player)) remark["of"].push_back(turn.id(player));
        }
        out.push_back(std::move(remark));
    }
}

/// Which of them the agent takes may turn on what it hides: only the number is said.
void add_crowds(json& out, const Turn& turn) {
    std::vector<Contractor> seen;
    for (const Run& run : turn.runs) {
        if (!run.accepted || std::find(seen.begin(), seen.end(), run.contractor) != seen.end()) continue;
        seen.push_back(run.contractor);
        const int most = capacity_of(turn.figures, turn.opening, run.contractor);
        json runs = json::array();
        for (const Run& other : turn.runs) {
            if (other.accepted && other.contractor == run.contractor) runs.push_back(other.number);
        }
        if (static_cast<std::int64_t>(runs.size()) <= most) continue;
        out.push_back({{"kind", "too-many-runs"}, {"agent", turn.id(run.contractor)}, {"of", most}, {"runs", runs}});
    }
}

}  // namespace

void add_remarks_on_runs(json& out, const Rehearsal& rehearsal) {
    const Turn& turn = rehearsal.turn();
    add_leaves(out, turn);
    add_crowds(out, turn);
    for (const Run& run : turn.runs) {
        if (!run.accepted) continue;
        if (run.deposit_only)  // CG-49
            out.push_back({{"kind", "deposit-only"}, {"run", run.number}, {"agent", turn.id(run.contractor)}});
        if (run.percentage <= 0)
            out.push_back({{"kind", "hopeless"}, {"run", run.number}, {"percentage", run.percentage}});
    }
}

}  // namespace resolution::corporate
