#pragma once

// What the game master finds behind his private link.

#include "gm/web/request.h"
#include "gm/web/site.h"

namespace gm::web {

/// GET /gm
Response master_home(const Request& request, Site& site);

}  // namespace gm::web
