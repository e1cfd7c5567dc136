#include "tests/unit/web/master_site.h"

#include <cstdlib>
#include <regex>
#include <stdexcept>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/play/new_game.h"
#include "gm/web/answer.h"
#include "gm/web/open/entrance.h"
#include "tests/support/stored_game.h"
#include "tests/support/sure.h"

namespace test_support {

using gm::LinkRow;
using gm::web::Request;
using gm::web::Response;

namespace {

std::string unescaped(std::string text) {
    const std::vector<std::pair<std::string, std::string>> all{
        {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#39;", "'"}, {"&amp;", "&"}};
    for (const auto& [from, to] : all)
        for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
            text.replace(at, from.size(), to);
    return text;
}

}  // namespace

MasterSite::MasterSite(const std::string& game) {
    setenv("GM_NOW", now, 1);  // commands ask the clock themselves
    const gm::NewGameRequest wanted{shipped_campaign(game), shipped_players(game), folder(),
                                    sure(resolution::Seed::from_hex(std::string(64, '7'))), now};
    if (const auto made = gm::new_game(wanted); !made) throw std::runtime_error(made.problems().front().what);
    site_ = sure(gm::web::Site::open(folder(), {}, gm::now_utc, gm::all_commands()));
    auto store = sure(gm::Store::open(folder(), {"test", now}));
    std::vector<LinkRow> links{next_link(site_->keys(), LinkRow::game_master, std::nullopt, now)};
    for (const gm::PlayerRow& player : sure(store.players()))
        links.push_back(next_link(site_->keys(), player.id, std::nullopt, now));
    if (!store.set_links(links, {now, "link", "{}"})) throw std::runtime_error("no links");
}

MasterSite::~MasterSite() { unsetenv("GM_NOW"); }

std::map<std::string, std::string, std::less<>> MasterSite::cookie_of(const std::string& seat) const {
    const char* name = seat == LinkRow::game_master ? gm::web::master_cookie : gm::web::player_cookie;
    const auto link = sure(sure(gm::Store::open(folder())).links());
    for (const LinkRow& row : link)
        if (row.seat == seat) return {{name, site_->keys().cookie(seat, row.generation, "2099-01-01T00:00:00Z")}};
    throw std::runtime_error("no link of " + seat);
}

Response MasterSite::get(const std::string& path, const std::string& language) {
    Request request;
    const auto question = path.find('?');
    request.path = path.substr(0, question);
    request.accepted_languages = language;
    request.cookies = cookie_of(LinkRow::game_master);
    if (question != std::string::npos) {
        static const std::regex pair("([^&=]+)=?([^&]*)");
        const std::string query = path.substr(question + 1);
        for (std::sregex_iterator one(query.begin(), query.end(), pair), end; one != end; ++one)
            request.query.add((*one)[1], (*one)[2]);
    }
    return gm::web::answer(request, *site_);
}

Response MasterSite::submit(const Response& page, const std::string& action, const Filled& filled) {
    Request request;
    request.method = "POST";
    request.path = action;
    request.accepted_languages = "en";
    request.cookies = cookie_of(LinkRow::game_master);
    for (const auto& [name, value] : filled) request.form.add(name, value);
    for (const auto& [name, value] : hidden_in(page.body, action))
        if (!request.form.has(name)) request.form.add(name, value);
    return gm::web::answer(request, *site_);
}

Response MasterSite::post(const std::string& path, const Filled& filled) {
    Request request;
    request.method = "POST";
    request.path = path;
    request.accepted_languages = "en";
    request.cookies = cookie_of(LinkRow::game_master);
    request.form.add("seal", site_->keys().seal(request.cookies.begin()->second));
    request.form.add("once", site_->once().next_number(LinkRow::game_master));
    for (const auto& [name, value] : filled) request.form.add(name, value);
    return gm::web::answer(request, *site_);
}

Response MasterSite::follow(const Response& response) {
    if (response.status != 303)
        throw std::runtime_error("no redirect: " + std::to_string(response.status) + "\n" + response.body);
    return get(header_of(response, "Location"));
}

void MasterSite::take_sheets(const std::vector<std::string>& players) {
    for (const std::string& player : players) {
        // What a game's bot would write, as the pages show it.
        const Response shown = post("/gm/desk/bot", {{"PLAYER", player}});
        static const std::regex sheet("<pre class=\"text\" tabindex=\"0\">([^<]*)</pre>");
        std::smatch found;
        if (!std::regex_search(shown.body, found, sheet)) throw std::runtime_error("no sheet:\n" + shown.body);
        const Response asked = post("/gm/desk/import", {{"PATH", unescaped(found[1])}, {"--player", player}});
        const Response told = follow(submit(asked, "/gm/do/import"));
        if (told.body.find("is in") == std::string::npos) throw std::runtime_error("not taken:\n" + told.body);
    }
}

std::string header_of(const Response& response, const std::string& name) {
    for (const auto& [header, value] : response.headers)
        if (header == name) return value;
    return "";
}

Filled hidden_in(const std::string& page, const std::string& action) {
    const auto begin = page.find("action=\"" + action + "\"");
    if (begin == std::string::npos) throw std::runtime_error("no form goes to " + action + ":\n" + page);
    const std::string form = page.substr(begin, page.find("</form>", begin) - begin);
    static const std::regex field("<input type=\"hidden\" name=\"([^\"]*)\" value=\"([^\"]*)\">");
    Filled fields;
    for (std::sregex_iterator one(form.begin(), form.end(), field), end; one != end; ++one)
        fields.emplace_back(unescaped((*one)[1]), unescaped((*one)[2]));
    return fields;
}

}  // namespace test_support
