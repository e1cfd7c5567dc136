#pragma once

#include <optional>

#include "gm/mail/limits.h"
#include "gm/mail/text_lines.h"

namespace gm::mail {

/// The lines of an HTML text as a reader sees them: a block a line, lists with dashes, indentation
/// kept, what is quoted counted. Nothing, if the HTML is made to be costly rather than read.
std::optional<TextLines> lines_of_html(std::string_view html, const MailLimits& limits);

}  // namespace gm::mail
