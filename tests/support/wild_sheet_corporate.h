#pragma once

#include <random>

#include "orders/corporate/sheet.h"
#include "resolution/corporate/state.h"

namespace test_support {

/// Orders of every kind, most of them against some rule of Corporate Game.
orders::corporate::Sheet wild_corporate_sheet(const resolution::corporate::State& state, resolution::PlayerIndex author,
                                              std::mt19937_64& random);

}  // namespace test_support
