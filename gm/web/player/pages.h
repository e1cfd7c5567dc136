#pragma once

// What a player finds behind its private link.

#include "gm/web/request.h"
#include "gm/web/site.h"

namespace gm::web {

/// GET /me
Response player_home(const Request& request, Site& site);

}  // namespace gm::web
