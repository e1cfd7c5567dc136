#pragma once

#include <string>
#include <vector>

namespace gm::mail {

/// What receiving servers wrote into the mail's `Authentication-Results` (RFC 8601), topmost first:
/// why the From line is not to be believed, or nothing. Only a failure is believed, for who forges
/// a From line forges a pass as well: DMARC's, or SPF's and DKIM's together. Of several servers the
/// topmost counts, being the last on the way; those further off fail honest mails that were passed on.
std::string forgery_in(const std::vector<std::string>& results);

}  // namespace gm::mail
