#pragma once

// Looking into the facts of a journal by name.

#include <cstdint>
#include <string>
#include <string_view>

#include "resolution/value.h"

namespace gm::simulation {

/// The field's value; nothing if there is none of that name.
const resolution::Value& field(const resolution::Fields& fields, std::string_view name);

/// As a cell has it: a number, a word, 0 or 1; a list as `a|b`.
std::string cell(const resolution::Value& value);
inline std::string cell(const resolution::Fields& fields, std::string_view name) { return cell(field(fields, name)); }

std::int64_t number(const resolution::Fields& fields, std::string_view name);
const resolution::List& list(const resolution::Fields& fields, std::string_view name);
/// The fields that the value consists of; none if it is something else.
const resolution::Fields& fields_in(const resolution::Value& value);

}  // namespace gm::simulation
