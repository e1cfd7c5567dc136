#pragma once

#include "gm/mail/sheet_keys.h"
#include "gm/mail/text_lines.h"

namespace gm::mail {

/// How a plain text may have been folded for the journey (RFC 3676).
struct Flow {
    bool flowed = false;
    bool delete_space = false;
};

/// The lines of a plain text as they were typed.
TextLines lines_of_plain_text(std::string_view text, const Flow& flow, const SheetKeys& words);

}  // namespace gm::mail
