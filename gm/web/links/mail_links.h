#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "gm/store/lock.h"
#include "orders/result.h"

namespace gm::web {

/// Where mails can lead to.
struct MailLinks {
    std::string rules = {};                           ///< the page with the game's rules; empty: there is no web site
    std::map<std::string, std::string> players = {};  ///< each one's private link, by its id
};

/// Private links are made where there is none yet. None if `web.yaml` says no address: nobody could follow them. A link
/// that the game master revoked stays away.
orders::Result<MailLinks> links_for_mails(const std::filesystem::path& folder, const Writer& writer);

}  // namespace gm::web
