// What the game made up in the turn that waits to leave: looked at, chosen otherwise, put into other words.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/retelling.h"
#include "gm/report/template_set.h"
#include "gm/web/master/master_page.h"
#include "gm/web/master/pages.h"
#include "gm/web/master/run.h"
#include "gm/web/site/page.h"
#include "orders/text.h"

namespace gm::web {

using nlohmann::json;

namespace {

/// Nothing where none was sent.
RetellRequest choices_in(const Fields& fields, const resolution::Invention& invention) {
    RetellRequest request;
    for (const std::string_view label : invention.draws) {
        const std::string value = orders::valid_utf8(fields.get("choice:" + std::string(label)));
        if (!value.empty()) request.choices.emplace(label, value);
    }
    return request;
}

/// As asked for; or, where that is not believable, without the last of the choices that are not.
struct TriedChoices {
    Retold shown;
    bool refused = false;
};

orders::Result<TriedChoices> believable(const GameInPlay& seen, Site& site, const resolution::Invention& invention,
                                        RetellRequest request) {
    TriedChoices tried;
    for (auto last = invention.draws.rbegin();; ++last) {
        GameInPlay in_play = required(site.game());
        if (in_play.last.number != seen.last.number) return orders::invalid("another turn was resolved meanwhile");
        auto answer = try_retelling(in_play, request);
        if (answer) {
            tried.shown = std::move(*answer);
            return tried;
        }
        if (request.choices.empty() || last == invention.draws.rend()) return std::move(answer).failure();
        request.choices.erase(std::string(*last));
        tried.refused = true;
    }
}

json draws_json(const Retelling& retelling) {
    json out = json::array();
    for (const OpenDraw& draw : retelling.draws) {
        out.push_back({{"label", draw.label},
                       {"among", draw.among},
                       {"value", draw.value},
                       {"by_itself", draw.by_itself},
                       {"chosen", draw.chosen}});
    }
    return out;
}

json facts_json(Site& site, const GameInPlay& in_play, const Retelling& retelling) {
    json out = json::array();
    for (const ToldFact& fact : retelling.facts) {
        json readings = json::array();
        for (const ToldFact::Reading& reading : fact.readings)
            readings.push_back({{"name", in_play.roster[reading.reader].name}, {"text", reading.text}});
        json forms = json::array();
        for (const std::string language : {"", "fr", "en"}) {
            const auto own = fact.words.find(language);
            forms.push_back({{"language", language},
                             {"name", language.empty() ? "all" : language},
                             {"once", site.once().next_number(LinkRow::game_master)},
                             {"text", own == fact.words.end() ? "" : own->second},
                             {"open", language.empty() || own != fact.words.end()}});
        }
        out.push_back({{"key", fact.key},
                       {"once", site.once().next_number(LinkRow::game_master)},  // each form is sent by itself
                       {"made_up", fact.made_up},
                       {"readings", std::move(readings)},
                       {"forms", std::move(forms)}});
    }
    std::stable_partition(out.begin(), out.end(), [](const json& fact) { return fact.at("made_up") == true; });
    return out;
}

}  // namespace

Response master_retell(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const auto invention = in_play.game->invention();
    json data = {{"invents", invention.has_value()},
                 {"number", in_play.last.number},
                 {"open", false},
                 {"refused", false},
                 {"tried", false},
                 {"again", false},
                 {"true_ones", 0},
                 {"draws", json::array()},
                 {"facts", json::array()}};
    if (invention && check_not_left(in_play)) {
        const TriedChoices tried =
            required(believable(in_play, site, *invention, choices_in(request.form, *invention)));
        data["open"] = true;
        data["refused"] = tried.refused;
        data["tried"] = tried.shown.drawn_otherwise;
        data["again"] = std::ranges::any_of(tried.shown.now.draws, &OpenDraw::chosen);
        data["draws"] = draws_json(tried.shown.now);
        data["true_ones"] = std::ranges::count(tried.shown.now.facts, false, &ToldFact::made_up);
        data["facts"] = facts_json(site, in_play, tried.shown.now);
    }
    return master_page(site, request, in_play, "web-master-retell.html", std::move(data));
}

Response master_choose(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const auto invention = in_play.game->invention();
    if (!invention) return error_page(request, 404);
    Invocation invocation;
    invocation.options["--turn"] = request.form.get("turn");
    if (request.form.has("as_drawn")) {
        invocation.options["--as-drawn"] = "";
    } else if (request.form.has("key")) {
        invocation.options["--reword"] = orders::valid_utf8(request.form.get("key"));
        invocation.options["--words"] = orders::valid_utf8(request.form.get("words"));
        if (const std::string language = request.form.get("language"); speaks(language))
            invocation.options["--language"] = language;
    } else {
        for (const auto& [label, value] : choices_in(request.form, *invention).choices)
            invocation.repeated["--choose"].push_back(label + "=" + value);
    }
    return carry_out(site, "retell", std::move(invocation), "/gm/retell");
}

}  // namespace gm::web
