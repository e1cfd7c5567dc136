#include "gm/web/open/entrance.h"

#include <chrono>
#include <iostream>

#include <nlohmann/json.hpp>

#include "gm/play/calendar.h"
#include "gm/web/site/kept_page.h"
#include "gm/web/site/page.h"

namespace gm::web {

namespace {

constexpr std::chrono::seconds stay = std::chrono::hours(24 * 30);

std::string cookie_line(const Site& site, const std::string& name, const std::string& value, std::chrono::seconds age) {
    return name + "=" + value + "; Path=/; Max-Age=" + std::to_string(age.count()) + "; HttpOnly; SameSite=Lax" +
           (site.settings().is_secret_way() ? "; Secure" : "");
}

/// What was pasted: the token, or the whole link.
std::string token_in(std::string text) {
    if (const auto hash = text.rfind('#'); hash != std::string::npos) text.erase(0, hash + 1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\n' || text.back() == '\r')) text.pop_back();
    while (!text.empty() && text.front() == ' ') text.erase(0, 1);
    return text;
}

Response entrance(const Request& request, Site& site, bool failed) {
    return page(site, request, required(site.game()), "web-enter.html", {{"failed", failed}});
}

}  // namespace

Response show_entrance(const Request& request, Site& site) { return entrance(request, site, false); }

Response enter(const Request& request, Site& site) {
    const auto now = std::chrono::steady_clock::now();
    if (!site.entries().has_room(request.address, now)) return kept_error_page(request, site, 429);
    const auto link = required(site.link_of(token_in(request.form.get("token"))));
    if (!link) {  // only guesses count: ten players may share an address
        site.entries().allows(request.address, now);
        return kept_refusal(request, site, "no such link", 403, [&] { return entrance(request, site, true); });
    }
    const bool master = link->seat == LinkRow::game_master;
    const std::string cookie =
        site.keys().cookie(link->seat, link->generation, later_by(request.now, stay), drawn_number());
    Response response = see_other(master ? "/gm" : "/me");
    response.headers.emplace_back("Set-Cookie",
                                  cookie_line(site, master ? master_cookie : player_cookie, cookie, stay));
    return response;
}

Response leave(const Request& request, Site& site) {
    Response response = see_other("/");
    for (const char* name : {player_cookie, master_cookie}) {
        response.headers.emplace_back("Set-Cookie", cookie_line(site, name, "", std::chrono::seconds(0)));
        const auto cookie = request.cookies.find(name);
        if (cookie == request.cookies.end()) continue;
        if (const auto ended = site.end_session(cookie->second); !ended)
            std::cerr << "gm serve: who leaves comes back with the next start: " << orders::describe(ended.problems())
                      << '\n';
    }
    return response;
}

}  // namespace gm::web
