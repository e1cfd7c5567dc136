#pragma once

#include <string>
#include <string_view>

namespace gm::mail {

/// What tells a mail from all others: its Message-ID, if it has one, and a digest.
///
/// The same mail comes with other bytes by other ways: line ends differ, and servers and mail
/// programs add headers (`Status`, `X-UID`, `Received`). So the digest is of what the sender wrote:
/// the headers that no server touches, and the body with plain line ends. A second mail that borrows
/// a Message-ID differs in its digest, and is not taken for the first.
struct MessageKey {
    std::string message_id;  ///< without angle brackets; may be empty
    std::string digest;

    std::string text() const;  ///< `<id> digest`: one word for `seen` and for the store
    friend bool operator==(const MessageKey&, const MessageKey&) = default;
};

/// The key of a mail, without taking it apart: for those who skip what they have seen.
MessageKey message_key(std::string_view raw);

}  // namespace gm::mail
