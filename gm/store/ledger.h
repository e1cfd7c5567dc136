#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "gm/store/query.h"

namespace gm {

/// One movement of a player's money, in the order made.
struct LedgerRow {
    orders::PlayerIndex player;
    std::int64_t amount = 0;
    std::int64_t balance = 0;  ///< what was left after it
    std::string step;
    std::string reason;
    std::string detail;
    std::string rule;
};

class LedgerTable {
public:
    explicit LedgerTable(SQLite::Database& database);
    void add(int turn, const std::vector<LedgerRow>& rows);
    std::vector<LedgerRow> of_turn(int turn);
    void remove(int turn);  ///< when the turn is undone

private:
    Query insert_;
    Query select_;
    Query delete_;
};

}  // namespace gm
