#pragma once

#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"
#include "resolution/roster.h"

namespace resolution::corporate {

/// Players with starting values and nothing else, corporations level and ranked in
/// the order of the data: where scenarios start (section 10).
State plain_state(const Figures& figures, const Roster& roster);

}  // namespace resolution::corporate
