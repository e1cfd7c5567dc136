#include "gm/web/routes.h"

#include <array>

#include "gm/web/assets.h"
#include "gm/web/entrance.h"
#include "gm/web/language.h"
#include "gm/web/master/pages.h"
#include "gm/web/open/pages.h"
#include "gm/web/player/pages.h"

namespace gm::web {

namespace {

Response shipped_file(const Request& request, Site&) { return asset(request); }

constexpr bool kept = true;

// In the order they are tried.
constexpr std::array all_routes{
    Route{"GET", "/", Access::anyone, Effect::looks, home, kept},
    Route{"GET", "/bulletins", Access::anyone, Effect::looks, bulletins, kept},
    Route{"GET", "/bulletins/:turn", Access::anyone, Effect::looks, bulletin, kept},
    Route{"GET", "/rules", Access::anyone, Effect::looks, rules, kept},
    Route{"GET", "/api/status", Access::anyone, Effect::looks, status_json, kept},
    Route{"GET", "/feed.atom", Access::anyone, Effect::looks, feed, kept},
    Route{"GET", "/feed/:file", Access::anyone, Effect::looks, feed_in_language, kept},
    Route{"GET", "/robots.txt", Access::anyone, Effect::looks, robots, kept},
    Route{"GET", "/assets/:name", Access::anyone, Effect::looks, shipped_file},
    Route{"GET", "/language/:language", Access::anyone, Effect::looks, choose_language},

    Route{"GET", "/enter", Access::anyone, Effect::looks, show_entrance},
    Route{"POST", "/enter", Access::anyone, Effect::looks, enter},
    Route{"POST", "/leave", Access::anyone, Effect::looks, leave},

    Route{"GET", "/me", Access::player, Effect::looks, player_home},

    Route{"GET", "/gm", Access::master, Effect::looks, master_home},
};

std::string_view next_segment(std::string_view& path) {
    const auto slash = path.find('/');
    const std::string_view segment = path.substr(0, slash);
    path.remove_prefix(slash == std::string_view::npos ? path.size() : slash + 1);
    return segment;
}

}  // namespace

std::span<const Route> routes() { return all_routes; }

std::optional<std::map<std::string, std::string, std::less<>>> match(std::string_view pattern, std::string_view path) {
    std::map<std::string, std::string, std::less<>> parts;
    if (pattern.empty() || path.empty() || path.front() != '/' || (path.size() > 1 && path.back() == '/'))
        return std::nullopt;
    pattern.remove_prefix(1);
    path.remove_prefix(1);
    while (!pattern.empty() && !path.empty()) {
        const std::string_view wanted = next_segment(pattern);
        const std::string_view given = next_segment(path);
        if (wanted.starts_with(':')) {
            if (given.empty()) return std::nullopt;
            parts.emplace(wanted.substr(1), given);
        } else if (wanted != given) {
            return std::nullopt;
        }
    }
    if (!pattern.empty() || !path.empty()) return std::nullopt;
    return parts;
}

}  // namespace gm::web
