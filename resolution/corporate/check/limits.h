#pragma once

#include "resolution/check.h"
#include "resolution/corporate/check/rehearsal.h"

namespace resolution::corporate {

/// How much of what the turn allows the orders use.
std::vector<CheckLimit> limits_of(const Rehearsal& rehearsal);

}  // namespace resolution::corporate
