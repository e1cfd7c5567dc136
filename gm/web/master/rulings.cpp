#include <nlohmann/json.hpp>

#include "gm/rulings/make.h"
#include "gm/web/master/desk.h"
#include "gm/web/master/master_page.h"
#include "gm/web/master/pages.h"
#include "gm/web/master/run.h"
#include "gm/web/page.h"

namespace gm::web {

using nlohmann::json;

Response master_rulings(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    json rulings = ask_command(site, "rule list");
    for (const RulingRow& row : required(in_play.store.rulings()))
        for (json& ruling : rulings)
            if (ruling.at("number") == static_cast<std::int64_t>(row.id)) ruling["audience"] = known_to(row);
    json kinds = json::array();
    for (const DeskCommand& one : desk()) {
        if (one.group != "rulings" || !one.page.empty() || one.name == "rule revoke") continue;
        kinds.push_back(
            {{"path", "/gm/desk/" + path_name(one.name)}, {"summary", std::string(command_named(one.name).summary)}});
    }
    return master_page(
        site, request, in_play, "web-master-rulings.html",
        {{"rulings", std::move(rulings)}, {"turn", in_play.game->turn(in_play.position)}, {"kinds", std::move(kinds)}});
}

}  // namespace gm::web
