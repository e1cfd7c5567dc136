#pragma once

#include <string>
#include <vector>

#include "gm/store/query.h"

namespace gm {

/// One draw, in the order made.
struct RollRow {
    std::string label;
    std::string range;  ///< JSON: among how many, or the list of values
    std::string value;  ///< JSON
    bool imposed = false;
};

class RollTable {
public:
    explicit RollTable(SQLite::Database& database);
    void add(int turn, const std::vector<RollRow>& rows);
    std::vector<RollRow> of_turn(int turn);
    void remove(int turn);  ///< when the turn is undone

private:
    Query insert_;
    Query select_;
    Query delete_;
};

}  // namespace gm
