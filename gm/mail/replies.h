#pragma once

#include "gm/mail/text_lines.h"

namespace gm::mail {

/// Outlook and others answer above the original without marking its lines. What follows "-----Original
/// Message-----", a block of `From: Sent: To:` and the like is quoted one deeper from there on.
void mark_quoted_originals(TextLines& lines);

}  // namespace gm::mail
