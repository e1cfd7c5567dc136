#include <nlohmann/json.hpp>

#include "gm/rulings/draft.h"
#include "gm/rulings/list.h"
#include "gm/web/master/desk.h"
#include "gm/web/master/master_page.h"
#include "gm/web/master/pages.h"
#include "gm/web/master/run.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;

Response master_rulings(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    json rulings = json::array();
    for (const auto& [row, state, why] : required(rulings_of(in_play)))
        rulings.push_back({{"number", static_cast<std::int64_t>(row.id)},
                           {"turn", row.turn},
                           {"ruling", describe(row)},
                           {"reason", row.reason},
                           {"audience", known_to(row)},
                           {"state", to_text(state)},
                           {"revoked_because", why ? json(*why) : json(nullptr)}});
    json kinds = json::array();
    for (const DeskCommand& one : desk()) {
        if (one.group != "rulings" || !one.page.empty() || one.name == "rule revoke") continue;
        kinds.push_back({{"path", "/gm/desk/" + path_name(one.name)},
                         {"summary", std::string(command_named(site, one.name).summary)}});
    }
    return master_page(
        site, request, in_play, "web-master-rulings.html",
        {{"rulings", std::move(rulings)}, {"turn", in_play.game->turn(in_play.position)}, {"kinds", std::move(kinds)}});
}

}  // namespace gm::web
