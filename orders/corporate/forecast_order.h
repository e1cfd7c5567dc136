#pragma once

#include "orders/corporate/kinds.h"

namespace orders::corporate {

/// Step 13: a bet on the place of a corporation in the reference ranking.
struct ForecastOrder {
    Named<CorporationIndex> corporation;
    std::int64_t rank = 0;
    friend bool operator==(const ForecastOrder&, const ForecastOrder&) = default;
};

}  // namespace orders::corporate
