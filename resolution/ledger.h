#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "orders/index.h"
#include "orders/money.h"

namespace resolution {

class Roster;

using orders::Money;
using orders::PlayerIndex;

/// One movement of a player's money, with its reason and what was left after it.
struct Movement {
    PlayerIndex player;
    Money amount;
    Money balance;
    std::string_view step;
    std::string reason;  ///< a word of the game's own list, such as `dividends`
    std::string detail;  ///< what or whom it was about; may be empty
    std::string rule;
};

using Ledger = std::vector<Movement>;

nlohmann::json to_json(const Movement& movement, const Roster& roster);

}  // namespace resolution
