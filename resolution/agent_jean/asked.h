#pragma once

#include "resolution/agent_jean/state.h"
#include "resolution/audience.h"

namespace resolution::agent_jean {

/// Who owes a sheet in the phase that the match stands in; never a bot (section 11).
PlayerSet asked(const State& state, const Figures& figures);

/// May it come to this player to say who leads, by the agent's power that it has or may get?
bool may_lead(const State& state, const Figures& figures, PlayerIndex player);

}  // namespace resolution::agent_jean
