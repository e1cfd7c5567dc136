#include "gm/web/chart/chart_axis.h"

#include <algorithm>
#include <cmath>

namespace gm::web {

namespace {

constexpr auto no_break_space = "\u00a0";

/// Far beyond any game; keeps sums of values and steps from overflowing.
constexpr std::int64_t most = 1'000'000'000'000'000;

std::int64_t round_step(std::int64_t range, int wanted) {
    const auto at_least = std::max<std::int64_t>(1, (range + wanted - 1) / wanted);
    std::int64_t power = 1;
    while (power * 10 <= at_least) power *= 10;
    for (const std::int64_t factor : {1, 2, 5}) {
        if (factor * power >= at_least) return factor * power;
    }
    return 10 * power;
}

std::int64_t floor_to(std::int64_t value, std::int64_t step) {
    const auto rest = ((value % step) + step) % step;
    return value - rest;
}

struct Scale {
    std::int64_t divisor;
    std::string_view suffix;
};

/// The biggest that needs one decimal at most.
Scale scale_of(const Axis& axis) {
    const auto biggest = std::max(std::abs(axis.low()), std::abs(axis.high()));
    for (const Scale scale : {Scale{1'000'000'000, "G"}, Scale{1'000'000, "M"}, Scale{1'000, "k"}}) {
        if (biggest >= scale.divisor && axis.step % (scale.divisor / 10) == 0) return scale;
    }
    return {1, ""};
}

}  // namespace

double Axis::share(std::int64_t value) const {
    const auto shown = std::clamp(value, low(), high());
    return static_cast<double>(shown - low()) / static_cast<double>(high() - low());
}

Axis axis_for(std::int64_t lowest, std::int64_t highest, int wanted, bool from_zero) {
    lowest = std::clamp(lowest, -most, most);
    highest = std::clamp(highest, lowest, most);
    const bool level = lowest == highest;
    if (from_zero || level || lowest <= highest / 2) lowest = std::min<std::int64_t>(lowest, 0);
    if (from_zero || level || highest >= lowest / 2) highest = std::max<std::int64_t>(highest, 0);
    if (lowest == highest) highest = lowest + 1;

    Axis axis;
    axis.step = round_step(highest - lowest, wanted);
    const auto last = -floor_to(-highest, axis.step);
    for (auto tick = floor_to(lowest, axis.step); tick <= last; tick += axis.step) axis.ticks.push_back(tick);
    return axis;
}

std::string whole_number(std::int64_t value) {
    std::string digits = std::to_string(value);
    const auto first = value < 0 ? 1 : 0;
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > first; at -= 3) {
        digits.insert(static_cast<std::size_t>(at), no_break_space);
    }
    return digits;
}

std::vector<std::string> tick_labels(const Axis& axis, std::string_view language) {
    const Scale scale = scale_of(axis);
    const bool decimals =
        std::any_of(axis.ticks.begin(), axis.ticks.end(), [&](std::int64_t tick) { return tick % scale.divisor != 0; });
    std::vector<std::string> labels;
    for (const std::int64_t tick : axis.ticks) {
        std::string label = whole_number(tick / scale.divisor);
        if (tick != 0) {
            if (tick < 0 && tick / scale.divisor == 0) label.insert(0, "-");
            if (decimals) {
                label += language == "fr" ? ',' : '.';
                label += std::to_string(std::abs(tick % scale.divisor) * 10 / scale.divisor);
            }
            if (!scale.suffix.empty()) label.append(no_break_space).append(scale.suffix);
        }
        labels.push_back(std::move(label));
    }
    return labels;
}

}  // namespace gm::web
