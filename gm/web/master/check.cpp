#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/web/master/master_page.h"
#include "gm/web/master/pages.h"
#include "gm/web/master/run.h"
#include "gm/web/page.h"

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
    json checks = json::array();
    json none = json::array();
    const auto sheets = required(in_play.store.sheets(in_play.next_turn()));
    for (const resolution::PlayerIndex player : in_play.roster.all()) {
        const resolution::Seat& seat = in_play.roster[player];
        json raw = json::array();
        for (const SheetRow& sheet : sheets) {
            const bool late = sheet.status == SheetStatus::late;
            if (sheet.player != player || (sheet.status != SheetStatus::received && !late)) continue;
            raw.push_back({{"late", late}, {"text", sheet.raw}, {"received", when(in_play, sheet.received_at)}});
        }
        if (raw.empty()) {
            if (owes(in_play, player)) none.push_back(seat.name);
            continue;
        }
        Invocation asked;
        asked.arguments["PLAYER"] = {seat.id};
        asked.options["--gm"] = "";
        asked.options["--language"] = request.language;
        checks.push_back({{"id", seat.id},
                          {"name", seat.name},
                          {"sheets", std::move(raw)},
                          {"done", told(run_command(site, "check", std::move(asked)))}});
    }
    return master_page(site, request, in_play, "web-master-check.html",
                       {{"checks", std::move(checks)}, {"none", std::move(none)}, {"over", in_play.over()}});
}

Response master_aside(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    json mails = ask_command(site, "aside");
    for (json& mail : mails) {
        Invocation asked;
        asked.arguments["NUMBER"] = {std::to_string(mail.at("number").get<std::int64_t>())};
        mail["content"] = run_command(site, "aside", std::move(asked)).said;
        mail["received"] = when(in_play, mail.at("received_at").get<std::string>());
    }
    return master_page(site, request, in_play, "web-master-aside.html", {{"mails", std::move(mails)}});
}

}  // namespace gm::web
