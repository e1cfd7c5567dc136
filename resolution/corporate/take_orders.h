#pragma once

#include "orders/corporate/sheet.h"
#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// Goes through a list of a sheet. `take` carries one order out, or says why it is refused;
/// one that was not understood keeps its place and is refused by itself (CG-87).
template <class Order, class Take>
void take_orders(Turn& turn, PlayerIndex player, std::string_view list, const orders::corporate::OrderList<Order>& all,
                 Take take) {
    for (std::size_t i = 0; i < all.size(); ++i) {
        const OrderPlace place = place_in(list, i + 1);
        turn.conclude(player, place, all[i] ? take(*all[i], place) : MaybeRefused(not_understood));
    }
}

}  // namespace resolution::corporate
