// Step 13. Payments: refunds of runs, speculation, dividends.

#include <algorithm>

#include "resolution/corporate/facts/payments.h"
#include "resolution/corporate/prices.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/standing.h"
#include "resolution/corporate/steps.h"

namespace resolution::corporate {

namespace {

bool is_refunded(RunOutcome outcome) {
    return outcome == RunOutcome::failure || outcome == RunOutcome::interception || outcome == RunOutcome::capture ||
           outcome == RunOutcome::unused;
}

void refund_runs(Turn& turn) {
    for (const Run& run : turn.runs) {
        if (!run.accepted || !run.outcome || !is_refunded(*run.outcome) || !turn.in_game(run.buyer)) continue;
        const Money refund = run.paid.percent(turn.figures.run.refund_percent);  // CG-5
        if (refund == Money{}) continue;
        move_money(turn, run.buyer, refund, "refund", target_id(turn, run), "CG-5");
        turn.tell(run.buyer, "CG-5", Refunded{run.number, run.paid, refund});
    }
}

void settle_forecasts(Turn& turn, PlayerIndex player) {
    const Money each = speculation_gain(turn.figures, turn.state[player]);
    for (const Forecast& forecast : turn.of(player).forecasts) {
        const int actual = turn.reference.place_of(forecast.corporation);
        const Money won = actual == forecast.rank ? each : Money{};
        if (actual == forecast.rank) ++turn.state[player].counters.right_forecasts;
        move_money(turn, player, won, "speculation", turn.id(forecast.corporation), "step 13");
        turn.tell(player, "step 13", ForecastSettled{turn.id(forecast.corporation), forecast.rank, actual, won});
    }
}

Money dividend_of(const Turn& turn, CorporationIndex corporation) {
    const auto& order = turn.reference.order;
    if (corporation == order.front()) return turn.figures.dividend.first;
    return corporation == order.back() ? turn.figures.dividend.last : turn.figures.dividend.normal;
}

int paying_shares(const Turn& turn, PlayerIndex player, CorporationIndex corporation) {
    int shares = turn.state[player].shares[corporation.value()];
    const bool at_once = turn.is_launch() && turn.figures.launch.shares_pay_at_once;
    if (at_once) shares += turn.of(player).bought.shares[corporation.value()];
    return shares;
}

/// On the reference ranking: a corporation that crashed since still pays (CG-65).
void pay_dividends(Turn& turn, PlayerIndex player) {
    List lines;
    Money total;
    for (const CorporationIndex corporation : turn.reference.order) {
        const int shares = paying_shares(turn, player, corporation);
        if (shares == 0) continue;
        const int assets = turn.reference.assets[corporation.value()];
        const Money each = dividend_of(turn, corporation) * assets;
        const Money amount = each * shares;
        total += amount;
        move_money(turn, player, amount, "dividends", turn.id(corporation), "step 13");
        lines.emplace_back(fields_of("corporation", turn.id(corporation), "shares", shares, "assets", assets, "each",
                                     each, "amount", amount));
    }
    if (total == Money{}) return;
    const int percent = turn.of(player).datasteal_percent;
    const Money stolen = total.percent(percent);  // CG-4
    move_money(turn, player, -stolen, "datasteal", "", "CG-4");
    turn.tell(player, "step 13", DividendsPaid{std::move(lines), total, percent, stolen});
}

}  // namespace

void payments(Turn& turn) {
    refund_runs(turn);
    for (Player& player : turn.state.players) player.money_before_payments = player.money;  // CG-110
    for (const PlayerIndex player : turn.players_in_game()) settle_forecasts(turn, player);
    if (turn.reference.order.empty()) return;
    for (const PlayerIndex player : turn.players_in_game()) pay_dividends(turn, player);
}

}  // namespace resolution::corporate
