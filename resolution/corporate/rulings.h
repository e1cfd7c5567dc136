#pragma once

#include <optional>

#include "orders/result.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"
#include "resolution/ruling.h"

namespace resolution::corporate {

/// Rulings that only Corporate Game knows: `contract`, `breach`, `eliminate`; and the name of a character
/// whose seat changes hands. Nothing for all others.
std::optional<orders::Result<State>> rule(const Figures& figures, const State& state, const Ruling& ruling,
                                          Record& record);

/// A state that a ruling changed, with what follows at once: caps of honour, membership, ranking. What the
/// rules cannot live with is refused.
orders::Result<State> settle(const Figures& figures, const State& before, const State& after, Record& record);

}  // namespace resolution::corporate
