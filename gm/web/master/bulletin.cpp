#include "gm/play/bulletin_edit.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/report/markdown.h"
#include "gm/report/template_set.h"
#include "gm/web/master/master_page.h"
#include "gm/web/master/pages.h"
#include "gm/web/master/run.h"
#include "gm/web/master/uploads.h"
#include "gm/web/site/article.h"
#include "gm/web/site/page.h"
#include "orders/text.h"

namespace gm::web {

using nlohmann::json;

namespace {

/// Words as they are tried, before they are kept.
struct Tried {
    std::string language;
    std::string text;
    orders::Result<Editorial> shown;
};

std::string words_in(const Request& request) {
    std::string text = orders::valid_utf8(request.form.get("text"));
    std::erase(text, '\r');
    return text;
}

/// Empty: words for all languages.
std::string language_in(const Request& request) {
    const std::string language = request.form.get("language");
    return speaks(language) ? language : "";
}

std::vector<std::string> languages_read(const GameInPlay& in_play) {
    std::vector<std::string> languages{""};
    for (const PlayerRow& player : in_play.players)
        if (std::find(languages.begin(), languages.end(), player.language) == languages.end())
            languages.push_back(player.language);
    return languages;
}

json shown(const Tried& tried, json& markup) {
    if (!tried.shown) {
        json problems = json::array();
        for (const orders::Problem& problem : tried.shown.problems()) problems.push_back(describe(problem));
        return {{"problems", std::move(problems)}, {"html", ""}};
    }
    markup["tried"] = article_of(tried.shown->html);
    return {{"problems", json::array()}, {"html", markup["tried"]}};
}

Response bulletin_page(const Request& request, Site& site, const Tried* tried) {
    const GameInPlay in_play = required(site.game());
    const TurnBulletin bulletin = required(bulletin_of(in_play, in_play.last.number));
    json data = {{"turn", bulletin.turn},
                 {"open", bulletin.may_change()},
                 {"markup", json::object()},
                 {"forms", json::array()},
                 {"bulletins", json::array()}};
    for (const std::string& language : languages_read(in_play)) {
        const auto found = bulletin.words.find(language);
        const std::string* kept = found == bulletin.words.end() ? nullptr : &found->second;
        const bool this_one = tried != nullptr && tried->language == language;
        json form = {
            {"language", language},
            {"once", site.once().next_number(LinkRow::game_master)},  // each form of the page is sent by itself
            {"name", language.empty() ? "all" : language},
            {"text", this_one          ? tried->text
                     : kept == nullptr ? ""
                                       : *kept},
            {"tried", nullptr}};
        form["open"] = language.empty() || this_one || kept != nullptr;
        if (this_one) form["tried"] = shown(*tried, data["markup"]);
        data["forms"].push_back(std::move(form));
    }
    for (const MessageRow& one : one_a_language(in_play, bulletin.mails)) {
        const std::string article = one.html_body ? article_of(*one.html_body) : "";
        data["markup"]["bulletin" + std::to_string(data["bulletins"].size())] = article;
        data["bulletins"].push_back({{"language", language_of(in_play, one)},
                                     {"subject", one.subject},
                                     {"text", one.text_body},
                                     {"html", article}});
    }
    return master_page(site, request, in_play, "web-master-bulletin.html", std::move(data));
}

}  // namespace

Response master_bulletin(const Request& request, Site& site) { return bulletin_page(request, site, nullptr); }

Response master_preview_bulletin(const Request& request, Site& site) {
    const std::string text = words_in(request);
    const auto words = without_comments(text);
    const Tried tried{language_in(request), text,
                      words ? read_markdown(*words) : orders::Result<Editorial>(words.failure())};
    Response response = bulletin_page(request, site, &tried);
    if (!tried.shown) response.status = 422;
    return response;
}

Response master_edit_bulletin(const Request& request, Site& site) {
    const std::string text = words_in(request);
    Uploads uploads;
    Invocation invocation;
    invocation.arguments["ACTION"] = {"edit"};
    if (const std::string language = language_in(request); !language.empty())
        invocation.options["--language"] = language;
    invocation.options["--turn"] = request.form.get("turn");  // not that of another turn, resolved meanwhile
    if (text.find_first_not_of(" \t\n") == std::string::npos)
        invocation.options["--clear"] = "";
    else
        invocation.options["--file"] = uploads.keep(text);
    invocation.uploads = uploads.folder();
    return carry_out(site, "bulletin", std::move(invocation), "/gm/bulletin");
}

}  // namespace gm::web
