#pragma once

// CSV as spreadsheets and data tools read it: a heading, commas, quotes where they are needed, one line a row.

#include <string>
#include <string_view>
#include <vector>

namespace gm::simulation {

using Row = std::vector<std::string>;

/// The row as a line, with its line end.
std::string csv_line(const Row& row);

/// The cells of such a line, without its line end.
Row csv_cells(std::string_view line);

}  // namespace gm::simulation
