#pragma once

// What everybody may read.

#include "gm/web/request.h"
#include "gm/web/site.h"

namespace gm::web {

/// GET /: where the game stands.
Response home(const Request& request, Site& site);

}  // namespace gm::web
