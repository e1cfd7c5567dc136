#include "gm/web/routes.h"

#include <array>

#include "gm/web/master/pages.h"
#include "gm/web/open/entrance.h"
#include "gm/web/open/pages.h"
#include "gm/web/player/pages.h"
#include "gm/web/site/assets.h"
#include "gm/web/site/language.h"

namespace gm::web {

namespace {

Response shipped_file(const Request& request, Site&) { return asset(request); }

Response icon(const Request& request, Site&) {
    Request of_icon = request;
    of_icon.parts["name"] = "icon.svg";
    return asset(of_icon);
}

constexpr bool kept = true;
constexpr bool costly = true;

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
    Route{"GET", "/favicon.ico", Access::anyone, Effect::looks, icon},  // asked for beside pages that name none
    Route{"GET", "/language/:language", Access::anyone, Effect::looks, choose_language},

    Route{"GET", "/enter", Access::anyone, Effect::looks, show_entrance, kept},
    Route{"POST", "/enter", Access::anyone, Effect::looks, enter},
    Route{"POST", "/leave", Access::anyone, Effect::looks, leave},

    Route{"GET", "/me", Access::player, Effect::looks, player_home},
    Route{"GET", "/me/reports/:turn", Access::player, Effect::looks, player_report},
    Route{"GET", "/me/reports/:turn/text", Access::player, Effect::looks, player_report_text},
    Route{"GET", "/me/ledger", Access::player, Effect::looks, player_ledger},
    Route{"GET", "/me/receipts/:turn/:number", Access::player, Effect::looks, player_receipt},
    Route{"GET", "/me/orders", Access::player, Effect::looks, write_orders, !kept, costly},
    Route{"GET", "/me/orders/sheet", Access::player, Effect::looks, prefilled_sheet, !kept, costly},
    Route{"POST", "/me/orders", Access::player, Effect::looks, change_orders, !kept, costly},
    Route{"POST", "/me/orders/check", Access::player, Effect::looks, check_orders, !kept, costly},
    Route{"POST", "/me/orders/send", Access::player, Effect::keeps, send_orders, !kept, costly},

    Route{"GET", "/gm", Access::master, Effect::looks, master_home},
    Route{"GET", "/gm/check", Access::master, Effect::looks, master_check, !kept, costly},
    Route{"GET", "/gm/aside", Access::master, Effect::looks, master_aside},
    Route{"GET", "/gm/preview", Access::master, Effect::looks, master_preview},
    Route{"POST", "/gm/preview", Access::master, Effect::looks, master_preview},
    Route{"GET", "/gm/resolve/ask", Access::master, Effect::looks, master_ask_resolve},
    Route{"POST", "/gm/resolve/ask", Access::master, Effect::looks, master_ask_resolve},
    Route{"POST", "/gm/resolve", Access::master, Effect::changes, master_resolve},
    Route{"GET", "/gm/undo", Access::master, Effect::looks, master_ask_undo},
    Route{"POST", "/gm/undo", Access::master, Effect::changes, master_undo},
    Route{"GET", "/gm/bulletin", Access::master, Effect::looks, master_bulletin},
    Route{"POST", "/gm/bulletin/preview", Access::master, Effect::looks, master_preview_bulletin},
    Route{"POST", "/gm/bulletin", Access::master, Effect::changes, master_edit_bulletin},
    Route{"GET", "/gm/retell", Access::master, Effect::looks, master_retell},
    Route{"POST", "/gm/retell/try", Access::master, Effect::looks, master_retell},
    Route{"POST", "/gm/retell", Access::master, Effect::changes, master_choose},
    Route{"POST", "/gm/retell/as-drawn", Access::master, Effect::changes, master_choose},
    Route{"POST", "/gm/retell/reword", Access::master, Effect::changes, master_choose},
    Route{"GET", "/gm/mails", Access::master, Effect::looks, master_mails},
    Route{"GET", "/gm/mails/:number", Access::master, Effect::looks, master_mail},
    Route{"GET", "/gm/send", Access::master, Effect::looks, master_ask_send},
    Route{"POST", "/gm/send", Access::master, Effect::changes, master_send},
    Route{"GET", "/gm/rulings", Access::master, Effect::looks, master_rulings},
    Route{"GET", "/gm/desk", Access::master, Effect::looks, master_desk},
    Route{"GET", "/gm/desk/:command", Access::master, Effect::looks, master_form},
    Route{"POST", "/gm/desk/:command", Access::master, Effect::looks, master_ask},
    Route{"POST", "/gm/do/:command", Access::master, Effect::changes, master_do},
    Route{"GET", "/gm/done/:number", Access::master, Effect::looks, master_done},
    Route{"GET", "/gm/downloads", Access::master, Effect::looks, master_downloads},
    Route{"GET", "/gm/export.json", Access::master, Effect::looks, master_export},
    Route{"GET", "/gm/public.json", Access::master, Effect::looks, master_public_export},
    Route{"GET", "/gm/dice.json", Access::master, Effect::looks, master_dice},
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
