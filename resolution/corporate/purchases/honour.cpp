#include "resolution/corporate/facts/purchases.h"
#include "resolution/corporate/prices.h"
#include "resolution/corporate/purchases/purchases.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

MaybeRefused beg(Turn& turn, PlayerIndex player, std::int64_t times) {
    const Player& who = turn.state[player];
    if (times != 1) return Refusal{"beg-once", "CG-34"};
    if (const MaybeRefused refusal = why_no_begging(turn.figures, turn.opening.turn, who)) return refusal;
    const Money each = begging_price(turn.figures, who);
    change_honour(turn, player, -1, "begging", "step 1");
    const Money received = each * who.honour;
    move_money(turn, player, received, "begging", "", "step 1");
    turn.tell(player, "step 1", Begged{who.honour, received});
    return std::nullopt;
}

MaybeRefused buy_honour(Turn& turn, PlayerIndex player, std::int64_t points) {
    const Player& who = turn.state[player];
    if (points < 1) return Refusal{"amount", "CG-34"};
    const int high = honour_bounds(turn.figures, who).high;
    if (points > high || who.honour > high - static_cast<int>(points)) return Refusal{"above-maximum", "CG-34"};
    const int count = static_cast<int>(points);
    const Money price = honour_price(turn.figures, who) * count;
    if (const MaybeRefused refusal = pay_for(turn, player, "honour", "", count, price)) return refusal;
    change_honour(turn, player, count, "bought", "step 1");
    return std::nullopt;
}

}  // namespace

void beg_and_buy_honour(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        const Sheet* sheet = turn.sheet(player);
        if (sheet == nullptr || !sheet->honour) continue;
        MaybeRefused refusal;
        if (sheet->honour->beg && sheet->honour->buy) {
            refusal = Refusal{"beg-or-buy", "CG-34"};
        } else if (sheet->honour->beg) {
            refusal = beg(turn, player, *sheet->honour->beg);
        } else {
            refusal = buy_honour(turn, player, sheet->honour->buy.value_or(0));
        }
        turn.conclude(player, place_of("honour"), refusal);
    }
}

}  // namespace resolution::corporate
