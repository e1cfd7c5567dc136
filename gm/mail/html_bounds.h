#pragma once

#include <string_view>

#include "gm/mail/limits.h"

namespace gm::mail {

/// May the HTML parser see this text? Its time grows with the square of the attributes of one tag, and with depth times
/// tags. One pass over the bytes, which never finds fewer tags or attributes than the parser would; how deep they are
/// it takes from begins and ends alone, also from those that the parser passes over.
bool is_bounded(std::string_view html, const MailLimits& limits);

}  // namespace gm::mail
