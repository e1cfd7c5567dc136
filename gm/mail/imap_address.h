#pragma once

#include <string>

#include "orders/result.h"

namespace gm::mail {

/// `imaps://host[:port]/mailbox`. `imap://` turns to TLS after the greeting, or goes no further;
/// only a server on this machine may do without.
struct ImapAddress {
    std::string scheme;
    std::string host;
    std::string port;     ///< empty: the usual one
    std::string mailbox;  ///< as people write it, UTF-8; INBOX if none is named

    std::string server() const;  ///< `host` or `host:port`, for messages
    bool is_this_machine() const;
};

orders::Result<ImapAddress> read_imap_address(const std::string& url);

/// A mailbox's name for the wire: IMAP has an encoding of its own for accents (RFC 3501, 5.1.3).
std::string mailbox_on_the_wire(const std::string& utf8);

/// The same as a quoted string of the protocol.
std::string in_imap_quotes(const std::string& text);

}  // namespace gm::mail
