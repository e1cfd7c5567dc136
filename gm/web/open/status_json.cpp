#include <nlohmann/json.hpp>

#include "gm/web/open/course.h"
#include "gm/web/open/due.h"
#include "gm/web/open/pages.h"
#include "gm/web/open/told.h"
#include "gm/web/open/words.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;

namespace {

constexpr int format_version = 1;  // goes up when a key is taken away or means something else

json deadline_of(const GameInPlay& in_play, const json& told, const std::string& now) {
    const json due = due_after(in_play, told, now);
    if (due.is_null()) return nullptr;
    return {{"moment", due.at("moment")}, {"zone", due.at("zone")}, {"passed", due.at("passed")}};
}

json history_of(const std::vector<json>& told, const std::optional<Course>& course) {
    json out = json::array();
    for (std::size_t i = 0; i < told.size(); ++i) {
        const json& turn = told[i];
        out.push_back({{"number", turn.at("number")},
                       {"turn", turn.at("turn")},
                       {"resolved_at", turn.at("resolved_at")},
                       {"bulletin", "/bulletins/" + std::to_string(turn.at("number").get<int>())},
                       {"figures", figures_of(course, i)}});
    }
    return out;
}

}  // namespace

Response status_json(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const std::vector<json> told = told_turns(in_play);
    const json& now = told.back();
    const auto course = course_of(in_play.game->course(), told);
    json players = json::array();
    for (const resolution::Seat& seat : in_play.roster.seats())
        players.push_back({{"id", seat.id}, {"name", seat.name}});
    const std::string seed = now.at("seed");
    json out = {{"format", format_version},
                {"game", now.at("game")},
                {"language", request.language},
                {"number", now.at("number")},
                {"turn", now.at("turn")},
                {"over", now.at("view").value("over", false)},
                {"deadline", deadline_of(in_play, now, request.now)},
                {"commitment", now.at("commitment")},
                {"seed", seed.empty() ? json(nullptr) : json(seed)},
                {"players", std::move(players)},
                {"names", names_of(in_play, request.language)},
                {"measure", course ? json(course->measure) : json(nullptr)},
                {"view", now.at("view")},
                {"history", history_of(told, course)}};
    out["view"].erase("you");  // of a player's view alone
    return json_text(out.dump(2, ' ', false, json::error_handler_t::replace) + "\n");
}

}  // namespace gm::web
