#pragma once

#include <string_view>

#include "gm/mail/limits.h"

namespace gm::mail {

/// May the HTML parser see this text? Its time grows with the square of the attributes of one tag, and with depth times
/// end tags. One pass over the bytes, which never finds fewer than the parser would.
bool is_bounded(std::string_view html, const MailLimits& limits);

}  // namespace gm::mail
