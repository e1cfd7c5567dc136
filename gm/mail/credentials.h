#pragma once

#include <filesystem>
#include <string>

#include "orders/result.h"

namespace gm::mail {

/// Never on the command line, where every user of the machine can read them, nor in an address.
struct Credentials {
    std::string user;
    std::string password;
};

/// Two lines, `user: NAME` and `password: WORDS`, in a file that only its owner can read.
orders::Result<Credentials> credentials_from_file(const std::filesystem::path& path);

/// GM_IMAP_USER and GM_IMAP_PASSWORD.
orders::Result<Credentials> credentials_from_environment();

/// The first line of a file that only its owner can read.
orders::Result<std::string> password_from_file(const std::filesystem::path& path);

}  // namespace gm::mail
