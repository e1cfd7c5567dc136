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

/// What a name of the campaign's reserve makes of its first bearer's id.
std::string fixer_id(std::string_view name);
/// A name that fixers bear; from the second bearer on: `kimiko-2`, called Kimiko II (CG-72, CG-83).
struct FixerName {
    std::string id;
    std::string name;
    std::string id_of(int bearer) const;
    std::string name_of(int bearer) const;
};
/// In the order in which newcomers take them.
std::vector<FixerName> fixer_names(const Figures& figures);
/// More than can be needed: all fixers would have to die every turn.
inline constexpr int most_bearers = 9;

/// What people call corporations, agents and parties in that language, by id; fixers yet to come included.
std::map<std::string, std::string> display_names(const Figures& figures, std::string_view language);

}  // namespace resolution::corporate
