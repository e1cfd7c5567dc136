#pragma once

#include <nlohmann/json_fwd.hpp>

#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// Every order of a sheet by its place, in the order in which a turn takes them.
std::vector<OrderPlace> places_of(const Turn& turn, const Sheet& sheet);

/// What the order at this place is about, by ids: {"kind": "share", "corporation": "renraku"}.
nlohmann::json describe_order(const Turn& turn, PlayerIndex author, const Sheet& sheet, const OrderPlace& place);

}  // namespace resolution::corporate
