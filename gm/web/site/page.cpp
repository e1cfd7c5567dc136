#include "gm/web/site/page.h"

#include <stdexcept>

#include <nlohmann/json.hpp>

#include "gm/report/problem_words.h"
#include "gm/report/rules_text.h"
#include "gm/report/template_files.h"
#include "gm/report/template_shelf.h"
#include "gm/web/site/assets.h"

namespace gm::web {

using nlohmann::json;

namespace {

json common_data(const Request& request, const std::string& game) {
    const std::string theme = game + ".css";
    return {{"language", request.language},
            {"path", request.readable_path},
            {"style", asset_path("style.css")},
            {"theme", has_asset(theme) ? json(asset_path(theme)) : json(nullptr)},
            {"script", asset_path("page.js")},
            {"icon", asset_path("icon.svg")},
            {"player", nullptr},
            {"master", request.master.has_value()},
            {"seal", request.session ? request.session->seal : ""}};
}

/// Pages that need no game.
std::string bare_page(const Request& request, const std::string& name, json data) {
    data["web"] = common_data(request, "common");
    auto templates = TemplateSet::of(shipped_templates("common", request.language), {});
    auto text = templates ? templates->page(name, data) : orders::Result<std::string>(templates.failure());
    if (!text) throw std::runtime_error(text.problems().front().what);
    return std::move(*text);
}

}  // namespace

Response page(Site& site, const Request& request, const GameInPlay& in_play, const std::string& name, json data) {
    TemplateShelf templates(*in_play.game, in_play.roster, in_play.folder);
    return page(site, request, in_play, templates, name, std::move(data));
}

Response page(Site& site, const Request& request, const GameInPlay& in_play, TemplateShelf& templates,
              const std::string& name, json data) {
    data["web"] = common_data(request, std::string(in_play.game->id()));
    json& web = data["web"];
    web["now"] = request.now;
    if (request.player) {
        const resolution::Seat& seat = in_play.roster[*request.player->player];
        web["player"] = {{"id", seat.id}, {"name", seat.name}};
    }
    if (request.session) web["once"] = site.once().next_number(request.session->seat);
    const RulingLinks rulings(in_play.game->id(), request.language, "/rules");
    return {200, "text/html; charset=utf-8", rulings.in(required(templates.page(request.language, name, data))), {}};
}

Response error_page(const Request& request, int status) {
    return {status,
            "text/html; charset=utf-8",
            bare_page(request, "web-error.html", {{"status", std::to_string(status)}, {"problems", json::array()}}),
            {}};
}

Response problem_page(const Request& request, const orders::Problems& problems, int status) {
    json told = json::array();
    for (const orders::Problem& problem : in_language(problems, request.language))
        told.push_back({{"what", problem.what}, {"advice", problem.advice}});
    return {status,
            "text/html; charset=utf-8",
            bare_page(request, "web-error.html", {{"status", std::to_string(status)}, {"problems", told}}),
            {}};
}

}  // namespace gm::web
