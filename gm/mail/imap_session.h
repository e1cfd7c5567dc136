#pragma once

// One connection to an IMAP server, by libcurl.

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "gm/mail/credentials.h"
#include "gm/mail/imap_address.h"
#include "orders/result.h"

namespace gm::mail {

struct ImapConnection {
    std::string ca_file = {};  ///< whom to trust; empty: whom the system trusts
    std::chrono::seconds connect_timeout{20};
    std::chrono::seconds timeout{300};  ///< for each command, fetching one mail included
};

/// GM_IMAP_CA names the file of certificates to trust, for a server that signed its own.
ImapConnection connection_from_environment();

/// Logged in from the moment it exists. One socket for its whole life: were libcurl to open another
/// behind our back, the mailbox would be open for writing there, and mails marked as read.
class ImapSession {
public:
    static orders::Result<ImapSession> open(const ImapAddress& address, const Credentials& credentials,
                                            const ImapConnection& options);

    ImapSession(ImapSession&&) noexcept;
    ImapSession& operator=(ImapSession&&) noexcept;
    ImapSession(const ImapSession&) = delete;
    ImapSession& operator=(const ImapSession&) = delete;
    ~ImapSession();

    /// Opens the mailbox, for reading only unless `writable`; its UIDVALIDITY.
    orders::Result<std::uint64_t> enter_mailbox(bool writable);

    /// The untagged lines a command is answered with.
    orders::Result<std::string> command(const std::string& words);

    /// The bytes of a mail, which the server says is that long; a little more is accepted.
    orders::Result<std::string> fetch(std::uint32_t uid, std::size_t size);

private:
    struct Connection;
    explicit ImapSession(std::unique_ptr<Connection> connection);
    std::unique_ptr<Connection> connection_;
};

}  // namespace gm::mail
