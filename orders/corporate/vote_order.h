#pragma once

#include "orders/corporate/kinds.h"

namespace orders::corporate {

/// Step 5: one asset to one corporation, one less to another.
struct VoteOrder {
    Named<CorporationIndex> up;
    Named<CorporationIndex> down;
    friend bool operator==(const VoteOrder&, const VoteOrder&) = default;
};

}  // namespace orders::corporate
