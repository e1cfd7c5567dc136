#pragma once

#include <functional>
#include <string>

#include "gm/web/http/request.h"
#include "gm/web/site/site.h"

namespace gm::web {

using WritePage = std::function<Response()>;

/// A page that is the same for all who have not come in: written once a language and minute, and whenever something
/// public changes. `name` tells it from other pages; what strangers may make up, as the path of what is not there, has
/// no place in it.
Response kept_page(const Request& request, Site& site, const std::string& name, const WritePage& write);

/// The same for what is refused: `status` is not kept with it. Who came in has it written anew.
Response kept_refusal(const Request& request, Site& site, const std::string& name, int status, const WritePage& write);

/// `error_page`, for whoever asks for anything at all: kept, and without a look at the game.
Response kept_error_page(const Request& request, Site& site, int status);

}  // namespace gm::web
