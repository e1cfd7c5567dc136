#pragma once

#include <string>

#include "gm/simulate/answers.h"

namespace gm::simulation {

/// The answer as SVG: a line for each group with its value and its interval, or a bar for each value of a spread.
/// What a line is about is written on it: nothing is told by colour alone. Colours are the page's.
std::string chart_svg(const Answer& answer);

}  // namespace gm::simulation
