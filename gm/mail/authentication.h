#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gm::mail {

/// Why the From line of a mail is not to be believed, or nothing: by what servers wrote into its
/// `Authentication-Results` (RFC 8601), topmost first.
///
/// Each server puts its own on top, so one header counts: the topmost of `server`, or, where its name is not known, the
/// topmost of all. Those below came with the mail, and anybody may have written them.
///
/// DMARC's word decides. Without one, SPF or DKIM must have passed for the From domain itself, or for one above or
/// below it: whoever forges a From line passes both for a domain of his own. A header that says nothing of the three,
/// or a server that writes none, leaves nothing to go by; but if its name is known, it is expected to.
std::string doubt_of_sender(std::string_view from_address, const std::vector<std::string>& results,
                            std::string_view server = {});

}  // namespace gm::mail
