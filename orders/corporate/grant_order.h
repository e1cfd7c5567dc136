#pragma once

#include "orders/corporate/kinds.h"

namespace orders::corporate {

/// Step 5: part of the assets that the winner of an auction shares out.
struct GrantOrder {
    Named<CorporationIndex> corporation;
    std::int64_t assets = 0;
    friend bool operator==(const GrantOrder&, const GrantOrder&) = default;
};

}  // namespace orders::corporate
