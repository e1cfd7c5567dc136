#include "gm/web/master/master_page.h"

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/web/site/assets.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;

Response master_page(Site& site, const Request& request, const GameInPlay& in_play, const std::string& name,
                     json data) {
    data["desk_style"] = asset_path("desk.css");
    data["players"] = json::array();
    for (const PlayerRow& player : in_play.players)
        data["players"].push_back({{"id", player.id}, {"name", player.name}});
    return page(site, request, in_play, name, std::move(data));
}

json told(const Done& done) {
    return {{"command", done.command},
            {"well", done.well},
            {"said", done.said},
            {"noted", done.noted},
            {"next", done.next.empty() ? "/gm" : done.next}};
}

json when(const GameInPlay& in_play, const std::optional<std::string>& moment) {
    if (!moment) return nullptr;
    const auto local = in_play.calendar ? local_time(*in_play.calendar, *moment) : std::nullopt;
    return local ? local->date + " " + local->time : readable_time(*moment);
}

}  // namespace gm::web
