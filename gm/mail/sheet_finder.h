#pragma once

#include <string>
#include <vector>

#include "gm/mail/sheet_keys.h"
#include "gm/mail/text_lines.h"

namespace gm::mail {

/// A run of lines that looks like an order sheet.
struct SheetRun {
    std::string text;               ///< plain YAML, without the indentation common to all of it
    std::vector<std::string> keys;  ///< the known words among its top-level keys, folded, in order
    int quoted = 0;
    /// One known word and a sentence after it, such as "Note: I am away next week": perhaps a sheet,
    /// more likely a letter.
    bool prose = false;
};

/// Every sheet in a text. Fragments that answers or prose part from each other are one sheet when
/// no key comes twice: whoever comments his orders as he writes them means one sheet.
std::vector<SheetRun> find_sheets(const TextLines& lines, const SheetKeys& words);

}  // namespace gm::mail
