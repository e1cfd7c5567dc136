#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gm::web {

/// Round values between which all of a chart's lie.
struct Axis {
    std::int64_t step = 1;
    std::vector<std::int64_t> ticks;  ///< rising, two at least

    std::int64_t low() const { return ticks.front(); }
    std::int64_t high() const { return ticks.back(); }
    /// How far up, from 0 to 1.
    double share(std::int64_t value) const;
};

/// About `wanted` steps of 1, 2 or 5 and noughts. Zero is on it unless the values are far above and `from_zero` does
/// not ask for it: differences must be seen.
Axis axis_for(std::int64_t lowest, std::int64_t highest, int wanted, bool from_zero);

/// 1234567 -> "1 234 567", with no-break spaces, as reports write it.
std::string whole_number(std::int64_t value);

/// The axis' ticks as words, all in the same unit: "0,5 M", "1 M".
std::vector<std::string> tick_labels(const Axis& axis, std::string_view language);

}  // namespace gm::web
