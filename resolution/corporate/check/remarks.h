#pragma once

#include "resolution/check.h"
#include "resolution/corporate/check/rehearsal.h"

namespace resolution::corporate {

// What a sheet's author may want to think over before the turn. Nothing here refuses anything.

/// duties.cpp. What was promised or is owed, and is not in the sheet.
void add_forgotten_duties(CheckRemarks& out, const Rehearsal& rehearsal);
/// unused.cpp. Rights of this turn that the sheet leaves alone.
void add_unused_rights(CheckRemarks& out, const Rehearsal& rehearsal);
/// contradictions.cpp. Orders that work against each other.
void add_contradictions(CheckRemarks& out, const Rehearsal& rehearsal);
/// run_remarks.cpp. What may still come between a run and its agent.
void add_remarks_on_runs(CheckRemarks& out, const Rehearsal& rehearsal);

}  // namespace resolution::corporate
