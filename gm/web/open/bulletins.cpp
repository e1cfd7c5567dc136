#include <charconv>

#include <nlohmann/json.hpp>

#include "gm/play/letters.h"
#include "gm/play/shown_turn.h"
#include "gm/web/open/pages.h"
#include "gm/web/open/published.h"
#include "gm/web/open/told.h"
#include "gm/web/site/kept_page.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;

namespace {

/// A turn as an address names it: digits, without noughts before them, so that each has one address.
std::optional<int> turn_of(const std::string& text) {
    int turn = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), turn);
    const bool whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
    if (!whole || turn < 0 || std::to_string(turn) != text) return std::nullopt;
    return turn;
}

json described(const GameInPlay& in_play, const json& told, const PublishedBulletin& published) {
    const std::string at = told.at("resolved_at");
    return {{"number", told.at("number")},    {"title", published.title},
            {"headline", published.headline}, {"at", at},
            {"day", at.substr(0, 10)},        {"local", moment_json(in_play, at)}};
}

/// In the game's own look: whoever follows an old link is not lost.
Response no_such_bulletin(const Request& request, Site& site) {
    Request of_any = request;
    of_any.readable_path = "/bulletins";
    return kept_refusal(request, site, "no such bulletin", 404, [&] {
        const GameInPlay in_play = required(site.game());
        return page(site, of_any, in_play, "web-error.html", {{"status", "404"}, {"problems", json::array()}});
    });
}

}  // namespace

Response bulletins(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    TemplateShelf templates(*in_play.game, in_play.roster, in_play.folder);
    json list = json::array();
    const std::vector<json> told = told_turns(in_play);
    for (auto turn = told.rbegin(); turn != told.rend(); ++turn)
        list.push_back(described(in_play, *turn, published_bulletin(in_play, templates, *turn, request.language)));
    return page(site, request, in_play, templates, "web-bulletins.html", {{"bulletins", std::move(list)}});
}

Response bulletin(const Request& request, Site& site) {
    const auto number = turn_of(request.part("turn"));
    if (!number || *number > site.public_state()->shown) return no_such_bulletin(request, site);
    const GameInPlay in_play = required(site.game());
    const int shown = required(shown_turn(in_play));
    if (*number > shown) return no_such_bulletin(request, site);  // it was taken back a moment ago
    TemplateShelf templates(*in_play.game, in_play.roster, in_play.folder);
    const json told = told_turn(in_play, *number);
    PublishedBulletin published = published_bulletin(in_play, templates, told, request.language);
    json data = {{"bulletin", described(in_play, told, published)},
                 {"previous", *number > 0 ? json(*number - 1) : json(nullptr)},
                 {"next", *number < shown ? json(*number + 1) : json(nullptr)},
                 {"markup", {{"article", std::move(published.article)}}}};
    return page(site, request, in_play, templates, "web-bulletin.html", std::move(data));
}

}  // namespace gm::web
