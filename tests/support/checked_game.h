#pragma once

// What the suite must know of a game to try the check of its sheets. For each registered game:
// sheets without rhyme or reason, and what one reader may not know.

#include <functional>
#include <random>
#include <set>
#include <string>
#include <string_view>

#include "tests/support/table.h"

namespace test_support {

struct CheckedGame {
    /// Orders of every kind, most of them against some rule.
    std::function<resolution::SheetOrders(const resolution::Position&, resolution::PlayerIndex, std::mt19937_64&)>
        wild_sheet;
    /// The position with everything changed that this player may not know.
    std::function<resolution::Position(const resolution::Position&, resolution::PlayerIndex, std::mt19937_64&)>
        with_other_secrets;
    /// Reasons of refusals that the author cannot foresee, because they turn on something hidden; those
    /// that leave money and rights to the orders after them, and those that come too late for that.
    std::set<std::string> surprises;
    std::set<std::string> late_surprises;
    /// Orders that are judged after dice have changed what they are judged by.
    std::set<std::string> after_dice;
};

/// None for a game that nobody described: the property suite fails then.
const CheckedGame* checked_game_of(std::string_view game);

const CheckedGame& checked_agent_jean();
const CheckedGame& checked_tiny();
const CheckedGame& checked_corporate();

}  // namespace test_support
