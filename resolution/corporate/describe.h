#pragma once

#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// What the order at this place is about, by ids, for whoever puts it into words: {kind: share, corporation: renraku}.
/// From the sheet and from what its author knows at the opening, no more: it is told to the author.
Fields describe_order(const Turn& turn, PlayerIndex author, const Sheet& sheet, const OrderPlace& place);

}  // namespace resolution::corporate
