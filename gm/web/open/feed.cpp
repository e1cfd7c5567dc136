#include <nlohmann/json.hpp>

#include "gm/text/html.h"
#include "gm/web/open/pages.h"
#include "gm/web/open/published.h"
#include "gm/web/open/told.h"
#include "gm/web/open/words.h"
#include "gm/web/site/kept_page.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;

namespace {

/// Names that stay when the site moves: of this game alone, by its commitment and the day it was set up.
class Ids {
public:
    explicit Ids(const json& setup)
        : game_("tag:gm.invalid," + setup.at("resolved_at").get<std::string>().substr(0, 10) + ":" +
                setup.at("commitment").get<std::string>().substr(0, 16)) {}

    std::string feed(const std::string& language) const { return game_ + "/" + language; }
    std::string entry(const std::string& language, int number) const {
        return feed(language) + "/bulletins/" + std::to_string(number);
    }

private:
    std::string game_;
};

std::string link(const std::string& relation, const std::string& type, const std::string& address) {
    return "<link rel=\"" + relation + "\" type=\"" + type + "\" href=\"" + html_escaped(address) + "\"/>\n";
}

Response feed_of(Site& site, const std::string& language) {
    const GameInPlay in_play = required(site.game());
    TemplateShelf templates(*in_play.game, in_play.roster, in_play.folder);
    const std::vector<json> told = told_turns(in_play);
    const Ids ids(told.front());
    // Without an address of its own the site knows only where it is asked, which anybody may say: links stay relative.
    const std::string& base = site.settings().address;

    std::string out =
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"" +
        language + "\">\n";
    out += "<id>" + html_escaped(ids.feed(language)) + "</id>\n";
    out += "<title>" + html_escaped(word(templates, language, "site", "name")) + "</title>\n";
    out += "<updated>" + html_escaped(told.back().at("resolved_at").get<std::string>()) + "</updated>\n";
    out += "<author><name>" + html_escaped(word(templates, language, "site", "master")) + "</name></author>\n";
    out += link("self", "application/atom+xml", base + "/feed/" + language + ".atom");
    out += link("alternate", "text/html", base + "/bulletins");
    for (auto turn = told.rbegin(); turn != told.rend(); ++turn) {
        const int number = turn->at("number");
        const std::string at = turn->at("resolved_at");
        const PublishedBulletin published = published_bulletin(in_play, templates, *turn, language);
        out += "<entry>\n<id>" + html_escaped(ids.entry(language, number)) + "</id>\n<title>" +
               html_escaped(published.title) + "</title>\n<updated>" + html_escaped(at) + "</updated>\n<published>" +
               html_escaped(at) + "</published>\n";
        out += link("alternate", "text/html", base + "/bulletins/" + std::to_string(number));
        if (!published.headline.empty()) out += "<summary>" + html_escaped(published.headline) + "</summary>\n";
        out += "<content type=\"html\">" + html_escaped(published.article) + "</content>\n</entry>\n";
    }
    return {200, "application/atom+xml; charset=utf-8", out + "</feed>\n", {}};
}

}  // namespace

Response feed(const Request& request, Site& site) { return feed_of(site, request.language); }

Response feed_in_language(const Request& request, Site& site) {
    const std::string file = request.part("file");
    constexpr std::string_view ending = ".atom";
    if (!file.ends_with(ending)) return kept_error_page(request, site, 404);
    const std::string language = file.substr(0, file.size() - ending.size());
    if (!speaks(language)) return kept_error_page(request, site, 404);
    return feed_of(site, language);
}

Response robots(const Request&, Site&) {
    return plain_text("User-agent: *\nDisallow: /enter\nDisallow: /me\nDisallow: /gm\nDisallow: /language/\n");
}

}  // namespace gm::web
