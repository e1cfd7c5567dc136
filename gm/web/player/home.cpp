#include <nlohmann/json.hpp>

#include "gm/web/page.h"
#include "gm/web/player/pages.h"

namespace gm::web {

Response player_home(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    return page(site, request, in_play, "web-player.html", {});
}

}  // namespace gm::web
