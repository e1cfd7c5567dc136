#pragma once

#include <string_view>

#include "orders/problem.h"

namespace gm {

/// The problem as its reader would say it, from `templates/LANGUAGE/problems.yaml`; in English
/// what has no words there.
orders::Problem in_language(orders::Problem problem, std::string_view language);
orders::Problems in_language(orders::Problems problems, std::string_view language);

}  // namespace gm
