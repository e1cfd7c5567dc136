#pragma once

#include <nlohmann/json_fwd.hpp>

#include "orders/result.h"
#include "resolution/agent_jean/state.h"

namespace resolution::agent_jean {

/// What a sheet's reader must know, of a player of this state.
orders::agent_jean::SheetContext sheet_context(const State& state, const Figures& figures, PlayerIndex author);

/// `order` and `asked`, which scenarios expect with the state. They follow from the rest and are not stored, so that a
/// ruling on one figure changes no other.
nlohmann::json worked_out(const State& state, const Figures& figures);

/// What is wrong with a state that somebody made up: cards twice, no plan to play for.
orders::Problems impossible_in(const State& state, const Figures& figures);

}  // namespace resolution::agent_jean
