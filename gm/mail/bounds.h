#pragma once

// Mails made to bring a parser down: found by one pass over the bytes, before any parser sees them.

#include <string>
#include <string_view>

#include "gm/mail/limits.h"

namespace gm::mail {

/// Why no parser should see this mail, or nothing.
///
/// Which lines are headers only a parser knows. Here whatever could be one counts: what stands at the beginning, after
/// a line that may begin a part, and after headers that announce a mail within the mail. So a mail is never judged
/// smaller than the parser finds it.
std::string over_limits(std::string_view raw, const MailLimits& limits);

/// What stands behind the first header of that name (in lower case), as far as one line shows it: to name a mail that
/// nobody may take apart.
std::string glimpse_of_header(std::string_view raw, std::string_view name);

}  // namespace gm::mail
