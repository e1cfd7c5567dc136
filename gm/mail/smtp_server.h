#pragma once

// Which server takes our mails, and how it is spoken to.

#include <chrono>
#include <filesystem>
#include <string>

#include "orders/result.h"

namespace gm::mail {

/// `smtps://host[:465]` speaks TLS from the first word. `smtp://host[:587]` turns to TLS after the
/// greeting, or goes no further; only a server on this machine may do without.
struct SmtpServer {
    std::string scheme;
    std::string host;
    std::string port;
    std::string user = {};  ///< empty: none is asked for
    std::string password = {};
    std::filesystem::path ca_file = {};  ///< whom to trust; empty: whom the system trusts
    std::chrono::seconds timeout{300};   ///< for one mail: some servers look at it for long before they answer

    std::string name() const { return host + ':' + port; }  ///< for messages
    std::string url() const { return scheme + "://" + name(); }
};

orders::Result<SmtpServer> read_smtp_server(const std::string& url);

}  // namespace gm::mail
