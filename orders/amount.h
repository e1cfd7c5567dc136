#pragma once

#include <string_view>

#include "orders/money.h"
#include "orders/result.h"

namespace orders {

/// More than any game moves, and little enough that sums of such amounts stay far from the limits of a number.
constexpr std::int64_t highest_amount = 1'000'000'000'000'000;

/// An amount as people write it: 150000, 150 000, 150k, 0.15M, 1,5 M, 150 000 ny. Never a
/// float: what is not a whole amount is a problem, and so is what can be read in two ways.
Result<Money> parse_amount(std::string_view text);

}  // namespace orders
