#include "gm/web/answer.h"

#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <mutex>

#include "gm/web/open/entrance.h"
#include "gm/web/routes.h"
#include "gm/web/site/kept_page.h"
#include "gm/web/site/language.h"
#include "gm/web/site/page.h"
#include "orders/sheet_limits.h"
#include "orders/text.h"

namespace gm::web {

namespace {

void protect(Response& response, const Site& site, bool is_private) {
    const auto has = [&](std::string_view name) {
        return std::any_of(response.headers.begin(), response.headers.end(),
                           [&](const auto& header) { return header.first == name; });
    };
    if (!has("Cache-Control")) response.headers.emplace_back("Cache-Control", is_private ? "no-store" : "no-cache");
    response.headers.emplace_back("Vary", "Cookie, Accept-Encoding, Accept-Language");
    for (auto& header : protective_headers(site.settings())) response.headers.push_back(std::move(header));
}

/// Who came in under that name. What the cookie says counts, not how whoever sends it calls it: a player's, sent as the
/// game master's, opens nothing.
std::optional<Session> session_of(Site& site, const Request& request, const char* cookie, bool of_a_player) {
    const auto found = request.cookies.find(cookie);
    if (found == request.cookies.end()) return std::nullopt;
    auto session = required(site.session(found->second));
    return session && session->player.has_value() == of_a_player ? session : std::nullopt;
}

struct Found {
    const Route* route = nullptr;
    bool other_method = false;
};

Found find_route(Request& request) {
    Found found;
    for (const Route& route : routes()) {
        auto parts = match(route.pattern, request.path);
        if (!parts) continue;
        if (route.method != request.method) {
            found.other_method = true;
            continue;
        }
        request.parts = std::move(*parts);
        found.route = &route;
        break;
    }
    return found;
}

/// The answer to a post has no address of its own.
std::string readable_path(const Request& request) {
    if (request.method == "GET") return request.path;
    std::string path = request.path;
    const auto can_be_read = [&] {
        return std::ranges::any_of(routes(), [&](const Route& route) {
            return route.method == "GET" && match(route.pattern, path).has_value();
        });
    };
    while (path.size() > 1 && !can_be_read()) path.erase(std::max<std::size_t>(path.rfind('/'), 1));
    return path;
}

/// Longer than any sheet may be: reading one costs time, and the folder is held meanwhile.
bool is_too_long(const Request& request, const Route& route) {
    std::size_t size = 0;
    for (const auto& [name, value] : request.form.all()) size += name.size() + value.size();
    return route.access == Access::player && size > orders::SheetLimits{}.bytes;
}

/// Why a post is not carried out; nothing if it may be.
std::optional<int> refusal(const Request& request, const Route& route, Site& site) {
    if (is_too_long(request, route)) return 413;
    if (!site.posts().allows(request.address, std::chrono::steady_clock::now())) return 429;
    if (!request.from_here) return 403;
    if (route.access == Access::anyone) return std::nullopt;
    return same_secret(request.form.get("seal"), request.session->seal) ? std::nullopt : std::optional(403);
}

Response carry_out(const Request& request, const Route& route, Site& site) {
    if (route.effect == Effect::looks) return route.answer(request, site);
    const auto done = site.once().once(request.session ? request.session->seat : "", request.form.get("once"),
                                       [&] { return route.answer(request, site); });
    site.look_anew();
    if (done) return *done;  // else the form is of another day
    return route.effect == Effect::keeps ? route.answer(request, site) : error_page(request, 409);
}

/// A page that checks a sheet takes many times its own size while it is made, in whichever of the many threads. What is
/// free again is given back: else each thread would keep the most that it ever took.
Response costly_page(Request& request, const Route& route, Site& site) {
    const std::string& seat = request.session->seat;
    if (request.method == "GET" && !site.looks().allows(seat, std::chrono::steady_clock::now()))
        return kept_error_page(request, site, 429);
    std::unique_lock turn(site.turn_of(seat), std::defer_lock);
    if (route.effect == Effect::looks) {
        turn.lock();
        request.go_on_if_awaited();
    } else {
        request.is_awaited = {};  // what was sent counts, whoever waits for the answer
    }
    Response response = carry_out(request, route, site);
    malloc_trim(0);
    return response;
}

Response routed(Request& request, Site& site, bool& is_private) {
    const Found found = find_route(request);
    if (found.route == nullptr) return kept_error_page(request, site, found.other_method ? 405 : 404);
    const Route& route = *found.route;
    is_private = route.access != Access::anyone || request.player || request.master;
    if (route.access != Access::anyone) {
        request.session = route.access == Access::master ? request.master : request.player;
        if (!request.session)
            return request.method == "GET" ? see_other("/enter") : kept_error_page(request, site, 403);
    }
    if (request.method == "POST") {
        if (const auto refused = refusal(request, route, site)) return kept_error_page(request, site, *refused);
        return route.costly ? costly_page(request, route, site) : carry_out(request, route, site);
    }
    if (route.costly) return costly_page(request, route, site);
    if (route.kept && !is_private)
        return kept_page(request, site, request.path, [&] { return route.answer(request, site); });
    return route.answer(request, site);
}

}  // namespace

std::vector<std::pair<std::string, std::string>> protective_headers(const Settings& settings) {
    std::vector<std::pair<std::string, std::string>> headers{
        {"Content-Security-Policy",
         "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
         "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"X-Frame-Options", "DENY"},
        {"Referrer-Policy", "same-origin"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
    };
    if (settings.is_secret_way()) headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
    return headers;
}

Response answer(Request request, Site& site) {
    bool is_private = true;
    Response response;
    request.now = site.now();
    request.readable_path = readable_path(request);
    request.language = chosen_language(request, "");
    try {
        request.player = session_of(site, request, player_cookie, true);
        request.master = session_of(site, request, master_cookie, false);
        if (request.player) request.language = chosen_language(request, request.player->language);
        response = routed(request, site, is_private);
    } catch (const ReaderGone&) {
        constexpr int nobody_there = 499;  // as others log it; nobody reads it
        response = plain_text("", nobody_there);
    } catch (const std::exception& error) {
        const std::string what = "gm serve: " + request.method + " " + request.path + ": " + error.what();
        std::cerr << orders::printable_line(what) + "\n";
        response = error_page(request, 500);
    }
    protect(response, site, is_private);
    return response;
}

}  // namespace gm::web
