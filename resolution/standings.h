#pragma once

#include <span>
#include <vector>

#include "resolution/game.h"

namespace resolution {

/// Scores in order of enrolment, with the place of each: level players share one.
std::vector<Score> standings(std::span<const std::int64_t> points);

/// The winners first; of level players who enrolled first.
std::vector<Score> by_place(std::vector<Score> scores);

}  // namespace resolution
