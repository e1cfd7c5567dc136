#pragma once

#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "orders/problem.h"

namespace gm {

/// What is wrong, for programs and for the record.
nlohmann::json to_json(const orders::Problems& problems);

/// The same for templates, in a reader's language: what, advice, line, column, `rule` (the number
/// of the ruling, or empty), `lines` (the excerpt and its caret).
nlohmann::json problems_json(const orders::Problems& problems, std::string_view language);

}  // namespace gm
