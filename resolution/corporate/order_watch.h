#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "orders/index.h"
#include "resolution/corporate/refusal.h"

namespace resolution::corporate {

struct Turn;

/// Where an order stands in its author's sheet: `buy`, 2, "buy/2".
struct OrderPlace {
    std::string_view list;   ///< a word of the code, not of the sheet's text
    std::size_t number = 1;  ///< place in its list, from 1
    std::string path;
};

/// Sees how each order of each player is taken, at the moment it is: the check of a
/// sheet is made of this, so that it cannot say otherwise than the rules do.
class OrderWatch {
public:
    virtual ~OrderWatch() = default;
    /// The order has been carried out, or it was refused. Its money has moved.
    virtual void concluded(const Turn& turn, orders::PlayerIndex player, const OrderPlace& place,
                           const MaybeRefused& refusal) = 0;
    /// A part of an order is refused alone, or an order that had been taken is undone.
    virtual void refused(const Turn& turn, orders::PlayerIndex player, std::string_view path, Refusal refusal) = 0;

protected:
    OrderWatch() = default;
    OrderWatch(const OrderWatch&) = default;
    OrderWatch& operator=(const OrderWatch&) = default;
};

}  // namespace resolution::corporate
