#pragma once

#include <optional>

#include "orders/corporate/kinds.h"

namespace orders::corporate {

/// Step 1: `{beg: 1}` or `{buy: n}`. Both together can be written; the rules refuse it.
struct HonourOrder {
    std::optional<std::int64_t> beg;
    std::optional<std::int64_t> buy;
    friend bool operator==(const HonourOrder&, const HonourOrder&) = default;
};

}  // namespace orders::corporate
