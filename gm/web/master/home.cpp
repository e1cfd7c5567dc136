#include <nlohmann/json.hpp>

#include "gm/web/master/pages.h"
#include "gm/web/page.h"

namespace gm::web {

Response master_home(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    return page(site, request, in_play, "web-master.html", {});
}

}  // namespace gm::web
