#pragma once

#include <nlohmann/json_fwd.hpp>

#include "resolution/corporate/check/rehearsal.h"

namespace resolution::corporate {

// What a sheet's author may want to think over before the turn. Nothing here refuses anything.
// Each adds objects such as {"kind": "votes-unused", "count": 2}.

/// duties.cpp. What was promised or is owed, and is not in the sheet.
void add_forgotten_duties(nlohmann::json& out, const Rehearsal& rehearsal);
/// unused.cpp. Rights of this turn that the sheet leaves alone.
void add_unused_rights(nlohmann::json& out, const Rehearsal& rehearsal);
/// contradictions.cpp. Orders that work against each other.
void add_contradictions(nlohmann::json& out, const Rehearsal& rehearsal);
/// run_remarks.cpp. What may still come between a run and its agent.
void add_remarks_on_runs(nlohmann::json& out, const Rehearsal& rehearsal);

}  // namespace resolution::corporate
