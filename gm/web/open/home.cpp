#include <nlohmann/json.hpp>

#include "gm/web/chart/chart.h"
#include "gm/web/open/course.h"
#include "gm/web/open/due.h"
#include "gm/web/open/pages.h"
#include "gm/web/open/published.h"
#include "gm/web/open/told.h"
#include "gm/web/open/words.h"
#include "gm/web/site/assets.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;

Response home(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const std::vector<json> told = told_turns(in_play);
    const auto course = course_of(in_play.game->course(), told);
    TemplateShelf templates(*in_play.game, in_play.roster, in_play.folder);
    json data = told.back();
    data["due"] = due_after(in_play, told.back(), request.now);
    data["measure"] = nullptr;
    data["chart_style"] = asset_path("chart.css");
    data["markup"] = {{"bulletin", published_bulletin(in_play, templates, told.back(), request.language).article}};
    if (course) {
        const std::string title = word(templates, request.language, "chart", course->measure);
        const Chart chart = chart_of(*course, names_of(in_play, request.language), title, request.language);
        data["measure"] = course->measure;
        data["standings"] = standings_of(*course);
        data["markup"]["chart"] = to_html(chart);
        data["markup"]["chart_table"] = to_html_table(chart);
    }
    return page(site, request, in_play, templates, "web-home.html", std::move(data));
}

}  // namespace gm::web
