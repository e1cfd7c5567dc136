#include <nlohmann/json.hpp>

#include "gm/play/stored_turn.h"
#include "gm/web/open/pages.h"
#include "gm/web/page.h"
#include "gm/web/shown_turn.h"

namespace gm::web {

Response home(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const int shown = required(shown_turn(in_play));
    const StoredTurn turn = required(StoredTurn::load(in_play, shown));
    return page(site, request, in_play, "web-home.html", turn.knowledge(resolution::Reader::anybody()));
}

}  // namespace gm::web
