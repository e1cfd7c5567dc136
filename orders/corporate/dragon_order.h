#pragma once

#include "orders/corporate/kinds.h"

namespace orders::corporate {

/// Step 4: taking part in the dragon game, with guesses at the number of participants.
struct DragonOrder {
    std::vector<std::int64_t> estimates;
    friend bool operator==(const DragonOrder&, const DragonOrder&) = default;
};

}  // namespace orders::corporate
