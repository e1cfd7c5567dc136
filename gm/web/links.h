#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gm/store/link.h"
#include "gm/web/keys.h"
#include "gm/web/settings.h"

namespace gm::web {

/// The link of a seat as it is given to its owner; the token stands behind `#`, which browsers tell no server.
std::string private_link(const Settings& settings, const std::string& token);

std::optional<LinkRow> link_of_seat(const std::vector<LinkRow>& links, const std::string& seat);

/// Does the key give the token that the row has the hash of? Not if the key was lost, or is another folder's.
bool is_link_of(const Keys& keys, const LinkRow& row);

}  // namespace gm::web
