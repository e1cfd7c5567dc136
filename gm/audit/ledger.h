#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gm/play/replay.h"

namespace gm {

/// A player's money through one turn.
struct LedgerTurn {
    int turn = 0;
    std::int64_t opening = 0;
    std::vector<LedgerRow> movements;
    std::int64_t closing = 0;
};

/// Every movement of a player's money from the setup to turn `last`.
struct PlayerLedger {
    std::vector<LedgerTurn> turns;
    std::vector<std::string> wrong;  ///< where it does not add up, in words

    bool adds_up() const { return wrong.empty(); }
};

/// Adds up: each line to its balance, each turn to where the next one begins, and to what the stored state says.
orders::Result<PlayerLedger> ledger_of(const Store& store, const PinnedGame& pinned, orders::PlayerIndex player,
                                       int last);

}  // namespace gm
