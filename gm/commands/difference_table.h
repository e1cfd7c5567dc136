#pragma once

#include <string>
#include <vector>

#include "gm/audit/diff.h"
#include "gm/cli/table.h"

namespace gm {

/// Differences of two states, thing by thing and figure by figure, as every command shows them. What a line of a table
/// cannot say, such as whole sheets, is left out.
Table difference_table(const std::vector<Difference>& found, const NamesById& names, std::string before,
                       std::string after);

}  // namespace gm
