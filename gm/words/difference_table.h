#pragma once

#include <string>
#include <vector>

#include "gm/report/json_diff.h"
#include "gm/text/table.h"

namespace gm {

/// Differences of two states, thing by thing and figure by figure, as every command shows them. What a line of a table
/// cannot say, such as whole sheets, is left out.
Table difference_table(const std::vector<Difference>& found, const NamesById& names, std::string before,
                       std::string after);

}  // namespace gm
