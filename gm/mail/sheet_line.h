#pragma once

#include <string>
#include <string_view>

#include "gm/mail/sheet_keys.h"

namespace gm::mail {

enum class LineKind {
    blank,
    comment,  ///< `# ...`
    item,     ///< `- ...`, or with another bullet
    key,      ///< `word: ...`, and the word may be a key
    token,    ///< `gm-token: ...`: who sends, not what
    fence,    ///< ``` of Markdown
    rule,     ///< `-- `, `---`, `____`: here something ends
    text,     ///< prose, or the rest of an order
};

/// A line of a text, as one looks for order sheets in it.
struct SheetLine {
    SheetLine(std::string_view line, const SheetKeys& words);

    std::size_t indent = 0;
    std::string text;   ///< without indentation; bullets are dashes; else as written
    std::string plain;  ///< the same with plain spaces: for looking at
    LineKind kind = LineKind::blank;
    std::string key;     ///< folded
    bool known = false;  ///< the key is a word of the game's sheets
    std::string value;   ///< what follows the key

    std::string whole() const { return std::string(indent, ' ') + text; }
};

}  // namespace gm::mail
