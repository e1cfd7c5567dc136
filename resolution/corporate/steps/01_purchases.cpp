// Step 1. Purchases: paid now, in force at the closing of the turn (honour: at once).

#include "resolution/corporate/facts/common.h"
#include "resolution/corporate/purchases/purchases.h"
#include "resolution/corporate/steps.h"

namespace resolution::corporate {

namespace {

void acknowledge_sheets(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        if (!turn.in_game(player)) continue;
        const Sheet* sheet = turn.sheet(player);
        if (sheet == nullptr) {
            turn.tell(player, "section 2", Silent{});
        } else if (!sheet->notes.empty()) {
            turn.tell(player, "section 2", Noted{sheet->notes});
        }
    }
}

}  // namespace

void purchases(Turn& turn) {
    acknowledge_sheets(turn);
    make_transfers(turn);
    use_evidence(turn);
    beg_and_buy_honour(turn);
    go_through_buy_lists(turn);
    settle_rivals(turn);
    reward_lone_buyers(turn);
    settle_auction(turn);
}

}  // namespace resolution::corporate
