#pragma once

// The phases of step 1, in the order in which they run over all players (CG-32).

#include "resolution/corporate/refusal.h"
#include "resolution/corporate/turn.h"

namespace resolution::corporate {

void make_transfers(Turn& turn);
void use_evidence(Turn& turn);
void beg_and_buy_honour(Turn& turn);
void go_through_buy_lists(Turn& turn);
void settle_rivals(Turn& turn);  // CG-22, CG-33
void reward_lone_buyers(Turn& turn);
void settle_auction(Turn& turn);  // CG-24, CG-41

/// One order of a buy list, tried. Returns why it was refused, if it was.
MaybeRefused buy(Turn& turn, PlayerIndex player, const orders::corporate::BuyShare& order, const std::string& path);
MaybeRefused buy(Turn& turn, PlayerIndex player, const orders::corporate::BuyInfluence& order, const std::string& path);
MaybeRefused buy(Turn& turn, PlayerIndex player, const orders::corporate::BuyLoyalty& order, const std::string& path);
MaybeRefused buy(Turn& turn, PlayerIndex player, const orders::corporate::BuyPoints& order, const std::string& path);
MaybeRefused buy(Turn& turn, PlayerIndex player, const orders::corporate::BuyCroc& order, const std::string& path);
MaybeRefused buy(Turn& turn, PlayerIndex player, const orders::corporate::BuyCrocBonus& order, const std::string& path);
MaybeRefused buy(Turn& turn, PlayerIndex player, const orders::corporate::BuyCrocRun& order, const std::string& path);
MaybeRefused buy(Turn& turn, PlayerIndex player, const orders::corporate::BuyWarHonour& order, const std::string& path);

/// Takes the price if the player has it (CG-14: who cannot pay does not buy) and tells of the purchase.
MaybeRefused pay_for(Turn& turn, PlayerIndex player, std::string_view what, std::string_view detail, int quantity,
                     Money price);

}  // namespace resolution::corporate
