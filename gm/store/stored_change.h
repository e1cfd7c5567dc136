#pragma once

#include <optional>
#include <string>
#include <vector>

#include "orders/problem.h"

namespace gm {

/// What a change puts in doubt: how the game came out, or only what is kept beside it.
enum class Touches { play, other_than_play };

/// Something that is not as it was written.
struct StoredChange {
    std::optional<int> turn;  ///< none: of the game as a whole
    orders::Problem problem;
    Touches touches = Touches::play;
};

inline StoredChange stored_change(std::optional<int> turn, const std::string& what, Touches touches = Touches::play) {
    const std::string where = turn ? "turn " + std::to_string(*turn) + ": " : "";
    return {turn, orders::invalid(where + what), touches};
}

/// What is wrong, without where.
inline orders::Problems problems_of(std::vector<StoredChange> changes) {
    orders::Problems problems;
    for (StoredChange& change : changes) problems.push_back(std::move(change.problem));
    return problems;
}

}  // namespace gm
