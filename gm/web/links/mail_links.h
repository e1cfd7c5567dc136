#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "gm/store/lock.h"
#include "orders/result.h"

namespace gm::web {

/// Each player's private link by the player's id, for its mails; made where there is none yet. None if `web.yaml` says
/// no address: nobody could follow them. A link that the game master revoked stays away.
orders::Result<std::map<std::string, std::string>> links_for_mails(const std::filesystem::path& folder,
                                                                   const Writer& writer);

}  // namespace gm::web
