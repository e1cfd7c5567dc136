#include "resolution/standings.h"

#include <algorithm>

namespace resolution {

std::vector<Score> standings(std::span<const std::int64_t> points) {
    std::vector<Score> scores;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto better = std::count_if(points.begin(), points.end(), [&](auto other) { return other > points[i]; });
        scores.push_back({PlayerIndex{i}, points[i], static_cast<int>(better) + 1});
    }
    return scores;
}

std::vector<Score> by_place(std::vector<Score> scores) {
    std::ranges::stable_sort(scores, {}, &Score::place);
    return scores;
}

}  // namespace resolution
