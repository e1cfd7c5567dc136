#pragma once

#include <nlohmann/json_fwd.hpp>

#include "orders/result.h"
#include "resolution/agent_jean/state.h"

namespace resolution::agent_jean {

/// What a sheet's reader must know, of a player of this state.
orders::agent_jean::SheetContext sheet_context(const State& state, const Figures& figures, PlayerIndex author);

nlohmann::json state_json(const State& state, const Figures& figures);
/// `order` and `asked`, which scenarios expect with the state.
nlohmann::json worked_out(const State& state, const Figures& figures);
orders::Result<State> read_state(const nlohmann::json& source, const Figures& figures);

/// What is wrong with a state that somebody made up: cards twice, no plan to play for.
orders::Problems impossible_in(const State& state, const Figures& figures);

nlohmann::json sheet_json(const Sheet& sheet, const orders::agent_jean::SheetContext& context);
std::optional<Sheet> read_sheet_json(const nlohmann::json& source, const orders::agent_jean::SheetContext& context,
                                     orders::Problems& problems);

}  // namespace resolution::agent_jean
