#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gm/mail/incoming_mail.h"

namespace gm::mail {

/// A player as mails know it.
struct KnownSender {
    std::string player;                          ///< id
    std::string address = {};                    ///< may be empty
    std::optional<std::string> token_hash = {};  ///< as `gm::mail::token_hash` makes it
};

enum class IdentifiedBy { nothing, token, address };

struct Sender {
    std::optional<std::string> player = {};
    IdentifiedBy by = IdentifiedBy::nothing;
    std::string reason = {};  ///< why nobody was found; or a remark, where somebody was
};

/// Which player sent this mail. A token beats the address, since anybody can write any address;
/// displayed names count for nothing. The case of an address does not matter, all else in it does:
/// whether `ada+games@` is `ada@` only their own server knows. An address that the server `checked_by` (any, where its
/// name is not known) does not confirm is nobody's, and a mail that names several senders is nobody's,
/// token or not.
Sender identify_sender(const IncomingMail& mail, const std::vector<KnownSender>& players,
                       const std::string& checked_by = {});

}  // namespace gm::mail
