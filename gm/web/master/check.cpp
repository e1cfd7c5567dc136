#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/web/master/master_page.h"
#include "gm/web/master/pages.h"
#include "gm/web/master/run.h"
#include "gm/web/site/page.h"
#include "gm/words/aside.h"
#include "gm/words/check.h"

namespace gm::web {

using nlohmann::json;

namespace {

bool owes(const GameInPlay& in_play, resolution::PlayerIndex player) {
    const auto demands = in_play.game->demands(in_play.position);
    return std::any_of(demands.begin(), demands.end(),
                       [&](const resolution::Demand& demand) { return demand.player == player; });
}

}  // namespace

Response master_check(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    std::vector<WaitingCheck> waiting;
    if (!in_play.over()) waiting = required(check_waiting(in_play, std::nullopt, true));
    CheckWords words(in_play, request.language, true);
    json checks = json::array();
    json none = json::array();
    for (const resolution::PlayerIndex player : in_play.roster.all()) {
        const resolution::Seat& seat = in_play.roster[player];
        json raw = json::array();
        bool well = true;
        Done said = spoken([&](Terminal& terminal) {
            for (const WaitingCheck& sheet : waiting) {
                if (sheet.row.player != player) continue;
                raw.push_back({{"late", sheet.row.status == SheetStatus::late},
                               {"text", sheet.row.raw},
                               {"received", when(in_play, sheet.row.received_at)}});
                well = well && !found_wanting(sheet.checked);
                required(words.show(terminal, sheet));
            }
            terminal.complain(words.complaints());
        });
        said.well = well;
        if (!raw.empty())
            checks.push_back({{"id", seat.id}, {"name", seat.name}, {"sheets", std::move(raw)}, {"done", told(said)}});
        else if (owes(in_play, player))
            none.push_back(seat.name);
    }
    return master_page(site, request, in_play, "web-master-check.html",
                       {{"checks", std::move(checks)}, {"none", std::move(none)}, {"over", in_play.over()}});
}

Response master_aside(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    json mails = json::array();
    for (const AsideMail& mail : required(aside_of(in_play)))
        mails.push_back({{"number", static_cast<std::int64_t>(mail.row.id)},
                         {"sender", mail.row.sender},
                         {"subject", mail.row.subject},
                         {"reason", mail.row.reason},
                         {"received", when(in_play, mail.row.received_at)},
                         {"content", spoken([&](Terminal& terminal) { show_aside(terminal, mail); }).said}});
    return master_page(site, request, in_play, "web-master-aside.html", {{"mails", std::move(mails)}});
}

}  // namespace gm::web
