#pragma once

#include <string>
#include <string_view>

namespace gm {

/// The text for a cell of a CSV file. Spreadsheets run what begins with = + - @ or a tab as a formula: it gets an
/// apostrophe before it, as a person would type it there. Plain numbers are as they were.
std::string harmless_cell(std::string text);

/// The same as it stands in a line of RFC 4180: in quotes where it needs them.
std::string csv_cell(std::string text);

/// What `harmless_cell` was given.
std::string_view original_cell(std::string_view cell);

}  // namespace gm
