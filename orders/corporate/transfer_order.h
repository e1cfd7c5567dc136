#pragma once

#include "orders/corporate/kinds.h"
#include "orders/money.h"

namespace orders::corporate {

/// Step 1: money to another player, maybe in fulfilment of a contract.
struct TransferOrder {
    Named<PlayerIndex> to;
    Money amount;
    std::string contract = {};  ///< its id, such as `C-K7QM`; may be empty
    friend bool operator==(const TransferOrder&, const TransferOrder&) = default;
};

}  // namespace orders::corporate
