#pragma once

// Looking into the facts of a journal by name, for the tables of simulations.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "resolution/value.h"

namespace resolution::simulated {

/// The field's value; nothing if there is none of that name.
const Value& field(const Fields& fields, std::string_view name);

/// A list in one cell: `a|b|c`.
std::string in_one_cell(const std::vector<std::string>& items);

/// As a cell has it: a number, a word, 0 or 1; a list as `a|b`.
std::string cell(const Value& value);
inline std::string cell(const Fields& fields, std::string_view name) { return cell(field(fields, name)); }

std::int64_t number(const Fields& fields, std::string_view name);
const List& list(const Fields& fields, std::string_view name);
/// The fields that the value consists of; none if it is something else.
const Fields& fields_in(const Value& value);

}  // namespace resolution::simulated
