#pragma once

#include <map>

#include "orders/corporate/names.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// Everything of this game that a sheet, a scenario or a stored state may name.
orders::corporate::NameLists name_lists(const Figures& figures, const State& state);

/// `evo`, `trait:metahuman`, `members:nationalists`, `all:reformers`.
std::string id_of(const Attitude& attitude, const orders::corporate::Names& names);
std::optional<Attitude> find_attitude(std::string_view word, const orders::corporate::Names& names);

/// A fixer's id from its name (CG-72).
std::string fixer_id(std::string_view name);

/// What people call corporations, agents and parties in that language, by id; fixers yet to come included.
std::map<std::string, std::string> display_names(const Figures& figures, std::string_view language);

}  // namespace resolution::corporate
