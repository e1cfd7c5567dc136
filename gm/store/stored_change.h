#pragma once

#include <optional>

#include "orders/problem.h"

namespace gm {

/// Something that is not as it was written.
struct StoredChange {
    std::optional<int> turn;  ///< none: of the game as a whole
    orders::Problem problem;
};

}  // namespace gm
