#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "gm/mail/incoming_mail.h"

namespace gm::mail {

/// A player as mails know it.
struct KnownSender {
    std::string player;                  ///< id
    std::vector<std::string> addresses;  ///< may be empty
};

/// Whose token this is, if anyone's: the store keeps hashes, so only it can tell.
using TokenOwner = std::function<std::optional<std::string>(const std::string& token)>;

enum class IdentifiedBy { nothing, token, address };

struct Sender {
    std::optional<std::string> player = {};
    IdentifiedBy by = IdentifiedBy::nothing;
    std::string reason = {};  ///< why nobody was found; or a remark, where somebody was
};

/// Which player sent this mail. A token beats the address, since anybody can write any address;
/// displayed names count for nothing. Case does not matter, and `ada+games@example.org` is
/// `ada@example.org` unless a player has exactly that address.
Sender identify_sender(const IncomingMail& mail, const std::vector<KnownSender>& players,
                       const TokenOwner& token_owner);

}  // namespace gm::mail
