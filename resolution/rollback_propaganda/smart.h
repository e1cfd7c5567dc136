#pragma once

// What the parts of the smart bot have in common.

#include "resolution/rollback_propaganda/projection.h"

namespace resolution::rollback_propaganda {

/// Of candidates in their order, the first that nothing is better than.
template <class T>
struct Best {
    std::optional<T> what;
    std::int64_t gain = 0;

    void consider(std::int64_t its_gain, const T& candidate) {
        if (what && its_gain <= gain) return;
        gain = its_gain;
        what = candidate;
    }
};

/// Of the mages whom this one may choose, the one with the best score, clockwise; perhaps only of those whose Contract
/// it does not know.
std::optional<PlayerIndex> best_scoring(const Seen& seen, bool unknown_only);

}  // namespace resolution::rollback_propaganda
