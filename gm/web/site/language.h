#pragma once

#include <string>

#include "gm/web/http/request.h"

namespace gm::web {

class Site;

/// What the reader chose here; else `own` (a player's), if any; else what its browser asks for; else French.
std::string chosen_language(const Request& request, const std::string& own);

/// GET /language/:language: remembers the choice and goes back.
Response choose_language(const Request& request, Site& site);

}  // namespace gm::web
