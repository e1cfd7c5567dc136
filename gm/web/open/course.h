#pragma once

// How the figure that a game is about has moved, turn by turn.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/web/chart/chart.h"
#include "resolution/game.h"

namespace gm::web {

/// The figure that the game says people follow.
struct Course {
    struct Line {
        std::string id;
        std::vector<std::optional<std::int64_t>> values;  ///< one a turn; none of what is no more
    };

    std::string measure;  ///< what it is called
    std::vector<Line> lines;
};

/// Nothing if the game names no figure, or nothing was told of it yet.
std::optional<Course> course_of(const std::optional<resolution::FollowedFigure>& figure,
                                const std::vector<nlohmann::json>& told);

/// The figures of one turn by id; null if there are none.
nlohmann::json figures_of(const std::optional<Course>& course, std::size_t turn);

/// Who stands where: {id, value, place, change, moved}; the last two, since the turn before, are null if there was
/// none.
nlohmann::json standings_of(const Course& course);

/// `names`: what people call the lines.
Chart chart_of(const Course& course, const std::map<std::string, std::string>& names, const std::string& title,
               const std::string& language);

}  // namespace gm::web
