#pragma once

// How the web site is hosted: `web.yaml` in the game folder, which need not be there.

#include <filesystem>
#include <string>

#include "orders/result.h"

namespace gm::web {

struct Settings {
    static constexpr const char* file_name = "web.yaml";

    std::string host = "127.0.0.1";  ///< where it listens
    int port = 8080;                 ///< 0: any that is free
    std::string address = {};        ///< as players type it: https://game.example.org; empty: http://HOST:PORT
    bool behind_proxy = false;       ///< X-Forwarded-For says who asks

    bool is_secret_way() const { return address.starts_with("https://"); }
};

orders::Result<Settings> load_settings(const std::filesystem::path& folder);

/// Can players be sent there? Without a slash at its end.
orders::Result<std::string> checked_address(const std::string& address);

}  // namespace gm::web
