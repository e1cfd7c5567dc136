#include <nlohmann/json.hpp>

#include "gm/play/shown_turn.h"
#include "gm/report/template_shelf.h"
#include "gm/web/chart/chart.h"
#include "gm/web/player/pages.h"
#include "gm/web/site/assets.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;
using resolution::PlayerIndex;

namespace {

json movement(const LedgerRow& row) {
    return {{"amount", row.amount}, {"balance", row.balance}, {"step", row.step},
            {"reason", row.reason}, {"detail", row.detail},   {"rule", row.rule}};
}

/// Turn by turn: what it opened and closed with, and each movement between.
json turns_of(const GameInPlay& in_play, PlayerIndex player, int shown) {
    json out = json::array();
    std::int64_t balance = 0;
    for (const TurnRow& turn : required(in_play.store.turns())) {
        if (turn.number > shown) break;
        json movements = json::array();
        std::optional<std::int64_t> opening;
        for (const LedgerRow& row : required(in_play.store.ledger(turn.number))) {
            if (row.player != player) continue;
            if (!opening) opening = row.balance - row.amount;
            balance = row.balance;
            movements.push_back(movement(row));
        }
        out.push_back({{"turn", turn.game_turn},
                       {"opening", opening.value_or(balance)},
                       {"closing", balance},
                       {"movements", std::move(movements)}});
    }
    return out;
}

Chart chart_of(const json& turns, const std::string& title, const std::string& language) {
    Chart chart;
    chart.id = "ledger";
    chart.title = title;
    chart.language = language;
    chart.area = true;
    ChartSeries money{"money", title, {}};
    for (const json& turn : turns) {
        chart.columns.push_back(std::to_string(turn.at("turn").get<int>()));
        money.values.emplace_back(turn.at("closing").get<std::int64_t>());
    }
    chart.series.push_back(std::move(money));
    return chart;
}

}  // namespace

Response player_ledger(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const json turns = turns_of(in_play, *request.session->player, required(shown_turn(in_play)));
    TemplateShelf templates(*in_play.game, in_play.roster, in_play.folder);
    const std::string title = required(templates.page(request.language, "web-ledger-title.txt", json::object()));
    json data = {{"turns", turns}, {"chart_style", asset_path("chart.css")}};
    data["markup"] = {{"chart", to_html(chart_of(turns, title, request.language))}};
    return page(site, request, in_play, templates, "web-player-ledger.html", std::move(data));
}

}  // namespace gm::web
