#include "resolution/corporate/scenario.h"

#include "resolution/corporate/facts/common.h"
#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/fresh.h"
#include "resolution/corporate/json/state_json.h"
#include "resolution/fact_cells.h"
#include "resolution/plain_rules.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

/// The number of a run that was refused as a whole: `runs/2`, but not `runs/2/network`.
std::string refused_run(const std::string& path) {
    static constexpr std::string_view prefix = "runs/";
    if (!path.starts_with(prefix)) return {};
    const std::string rest = path.substr(prefix.size());
    return rest.find('/') == std::string::npos ? rest : std::string();
}

}  // namespace

orders::Result<State> scenario_state(const Figures& figures, const Roster& roster, int turn, const json& patch) {
    json state = state_to_json(figures, plain_state(figures, roster));  // CG-75: what is not there has its default
    state["turn"] = turn;
    // A patch that moves assets moves places too, unless it says otherwise.
    state.erase("ranking");
    if (patch.is_object()) state.merge_patch(patch);
    return state_from_json(figures, state);
}

json scenario_results(const Roster& roster, const Journal& journal) {
    json outcomes = json::object();
    for (const Entry& entry : journal.entries()) {
        const auto its = [&](std::string_view field) { return simulated::cell(entry.fields, field); };
        if (entry.kind == Refused::kind) {
            const std::string run = refused_run(its("path"));
            if (!run.empty()) outcomes[its("player") + "/" + run] = id_of(RunOutcome::refused);
        } else if (entry.kind == RunRolled::kind || entry.kind == ProtectionReport::kind) {
            outcomes[its("player") + "/" + its("run")] = its("outcome");
        }
    }
    return {{"refused", refused_orders(roster, journal)}, {"outcomes", outcomes}};
}

}  // namespace resolution::corporate
