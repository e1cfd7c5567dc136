#pragma once

#include "orders/corporate/kinds.h"

namespace orders::corporate {

/// Step 5: the right won with the line of public contracts. One of the two.
struct PublicContractOrder {
    std::optional<Named<CorporationIndex>> add;
    std::optional<Named<CorporationIndex>> remove;
    friend bool operator==(const PublicContractOrder&, const PublicContractOrder&) = default;
};

}  // namespace orders::corporate
