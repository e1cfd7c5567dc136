#pragma once

#include <nlohmann/json_fwd.hpp>

#include "resolution/corporate/check/rehearsal.h"

namespace resolution::corporate {

/// How much of what the turn allows the orders use: [{"what": "votes", "used": 1, "of": 3}, ...].
nlohmann::json limits_of(const Rehearsal& rehearsal);

}  // namespace resolution::corporate
