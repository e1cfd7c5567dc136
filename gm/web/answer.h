#pragma once

#include <string>
#include <utility>
#include <vector>

#include "gm/web/http/request.h"
#include "gm/web/site/site.h"

namespace gm::web {

/// The answer to any request whatever: finds its page, keeps out who may not see it, refuses forged posts and floods,
/// and says nothing of the inside when something goes wrong.
Response answer(Request request, Site& site);

/// Headers of every answer. Nothing is fetched from elsewhere, nothing inline runs, nobody frames us.
std::vector<std::pair<std::string, std::string>> protective_headers(const Settings& settings);

}  // namespace gm::web
