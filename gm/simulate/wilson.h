#pragma once

#include <cstdint>

namespace gm::simulation {

struct Interval {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// hits / count, and between what the true rate lies with 95 % confidence, after Wilson: it stays within 0 and 1,
/// and says something sensible of 0 hits too. Of nothing counted: anything is possible.
Interval wilson(std::uint64_t hits, std::uint64_t count);

/// A mean with the usual 1.96 standard errors on both sides.
Interval mean(std::int64_t sum, double squares, std::uint64_t count);

}  // namespace gm::simulation
