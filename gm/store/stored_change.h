#pragma once

#include <optional>
#include <vector>

#include "orders/problem.h"

namespace gm {

/// Something that is not as it was written.
struct StoredChange {
    std::optional<int> turn;  ///< none: of the game as a whole
    orders::Problem problem;
};

/// What is wrong, without where.
inline orders::Problems problems_of(std::vector<StoredChange> changes) {
    orders::Problems problems;
    for (StoredChange& change : changes) problems.push_back(std::move(change.problem));
    return problems;
}

}  // namespace gm
