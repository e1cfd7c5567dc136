#pragma once

#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// What must hold at the end of every resolution, whatever was ordered and rolled.
/// Throws std::logic_error: a broken invariant is a bug, and its turn must not be kept.
void check_invariants(const Turn& turn, std::size_t ledger_before);

}  // namespace resolution::corporate
