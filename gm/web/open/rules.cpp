#include <nlohmann/json.hpp>

#include "gm/web/open/pages.h"
#include "gm/web/open/rules_document.h"
#include "gm/web/open/told.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;

namespace {

/// Those that a bulletin told, the latest first.
json public_rulings(const std::vector<json>& told) {
    json out = json::array();
    for (auto turn = told.rbegin(); turn != told.rend(); ++turn) {
        for (const json& entry : turn->at("entries")) {
            if (entry.at("kind") != "ruling") continue;
            out.push_back(entry);
            out.back()["number"] = turn->at("number");
        }
    }
    return out;
}

}  // namespace

Response rules(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const std::vector<json> told = told_turns(in_play);
    json data = {{"commitment", told.back().at("commitment")},
                 {"turn", told.back().at("turn")},
                 {"reader", nullptr},
                 {"entries", public_rulings(told)},
                 {"parts", json::array()},
                 {"written_in", nullptr},
                 {"markup", json::object()}};
    if (auto document = rules_document(in_play.game->id(), request.language)) {
        for (const RulesDocument::Part& part : document->parts)
            data["parts"].push_back({{"id", part.id}, {"title", part.title}});
        data["written_in"] = document->language;
        data["markup"]["rules"] = std::move(document->article);
    }
    return page(site, request, in_play, "web-rules.html", std::move(data));
}

}  // namespace gm::web
