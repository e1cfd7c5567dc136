#pragma once

#include "orders/corporate/kinds.h"

namespace orders::corporate {

/// Step 10: the corporation asked for; nothing for `none`.
struct CitizenshipOrder {
    std::optional<Named<CorporationIndex>> corporation;
    friend bool operator==(const CitizenshipOrder&, const CitizenshipOrder&) = default;
};

}  // namespace orders::corporate
