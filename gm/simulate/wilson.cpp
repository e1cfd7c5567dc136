#include "gm/simulate/wilson.h"

#include <algorithm>
#include <cmath>

namespace gm::simulation {

namespace {

constexpr double z = 1.959963984540054;  // 97.5 % of a normal distribution lie below it

}  // namespace

Interval wilson(std::uint64_t hits, std::uint64_t count) {
    if (count == 0) return {0, 0, 1};
    const auto n = static_cast<double>(count);
    const double rate = static_cast<double>(hits) / n;
    const double centre = rate + z * z / (2 * n);
    const double reach = z * std::sqrt(rate * (1 - rate) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    // Exact at the ends, where rounding would leave a speck.
    return {rate, hits == 0 ? 0 : std::max(0.0, (centre - reach) / scale),
            hits == count ? 1 : std::min(1.0, (centre + reach) / scale)};
}

Interval mean(std::int64_t sum, double squares, std::uint64_t count) {
    if (count == 0) return {};
    const auto n = static_cast<double>(count);
    const double middle = static_cast<double>(sum) / n;
    if (count == 1) return {middle, middle, middle};
    const double variance = std::max(0.0, (squares - middle * static_cast<double>(sum)) / (n - 1));
    const double reach = z * std::sqrt(variance / n);
    return {middle, middle - reach, middle + reach};
}

}  // namespace gm::simulation
