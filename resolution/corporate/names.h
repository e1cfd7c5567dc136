#pragma once

#include "orders/corporate/names.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// Everything of this game that a sheet, a scenario or a stored state may name.
orders::corporate::NameLists name_lists(const Figures& figures, const State& state);

/// `evo`, `trait:metahuman`, `members:nationalists`, `all:reformers`.
std::string id_of(const Attitude& attitude, const orders::corporate::Names& names);
std::optional<Attitude> find_attitude(std::string_view word, const orders::corporate::Names& names, const Figures& figures);

/// A fixer's id from its name (CG-72).
std::string fixer_id(std::string_view name);

/// The name to show for an agent, in a language, as far as the data has it.
std::string display_name(const Figures& figures, const Agent& agent, std::size_t place, std::string_view language);

}  // namespace resolution::corporate
