#pragma once

#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// Every order of a sheet by its place, in the order in which a turn takes them.
std::vector<OrderPlace> places_of(const Turn& turn, const Sheet& sheet);

}  // namespace resolution::corporate
