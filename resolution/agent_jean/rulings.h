#pragma once

// What a game master may rule in a match, and which tables the match can go on from.

#include <optional>

#include "orders/result.h"
#include "resolution/agent_jean/state.h"
#include "resolution/game.h"

namespace resolution {
struct Ruling;
}

namespace resolution::agent_jean {

/// `replace-player` and `eliminate`; nothing for kinds that every game knows.
std::optional<orders::Result<State>> rule(const State& state, const Ruling& ruling, Record& record);

/// A figure was changed: refused where cards would be missing, or would stand twice.
orders::Result<State> settle(const Figures& figures, const State& before, const State& after);

}  // namespace resolution::agent_jean
