#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gm/store/link.h"
#include "gm/web/links/keys.h"
#include "gm/web/links/settings.h"

namespace gm::web {

/// The link of a seat as it is given to its owner; the token stands behind `#`, which browsers tell no server.
std::string private_link(const Settings& settings, const std::string& token);

std::optional<LinkRow> link_of_seat(const std::vector<LinkRow>& links, const std::string& seat);

/// Is it of no use as it is: its key was lost, or the seat has a new owner? One that the game master revoked stays so.
bool wants_a_new_one(const Keys& keys, const LinkRow& row);

/// Does the key give the token that the row has the hash of? Not if the key was lost, or is another folder's.
bool is_link_of(const Keys& keys, const LinkRow& row);

}  // namespace gm::web
