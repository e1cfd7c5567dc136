#pragma once

#include "orders/document.h"
#include "orders/money.h"
#include "orders/result.h"

namespace resolution::tiny {

/// The figures of a campaign of Sealed Bids.
struct Figures {
    int turns = 0;
    int faces = 0;
    orders::Money coins;
    orders::Money lucky_coins;
    orders::Money windfall;
    int least_players = 0;
    int most_players = 0;
};

orders::Result<Figures> read_figures(const orders::Document& campaign);

}  // namespace resolution::tiny
