#pragma once

#include <nlohmann/json_fwd.hpp>

#include "orders/problem.h"

namespace gm {

/// What is wrong, for programs and for the record.
nlohmann::json to_json(const orders::Problems& problems);

}  // namespace gm
