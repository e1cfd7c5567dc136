#pragma once

#include <string>

#include "gm/archive/table_content.h"

namespace gm::archive {

/// The table as RFC 4180 has it: a heading, lines that end with CR LF, quotes where they are
/// needed. NULL is nothing, an empty text is ""; bytes that are no text are base64:...; a text that a spreadsheet
/// would run has an apostrophe before it.
std::string to_csv(const TableContent& table);

}  // namespace gm::archive
