#pragma once

#include <string>
#include <vector>

#include "gm/store/query.h"

namespace gm {

/// One fact of the journal, in the order it happened.
struct EntryRow {
    std::string step;
    std::string audience;  ///< JSON: "everyone", "game-master" or a list of player ids
    std::string rule;
    std::string kind;
    std::string data;  ///< JSON
};

class EntryTable {
public:
    explicit EntryTable(SQLite::Database& database);
    void add(int turn, const std::vector<EntryRow>& rows);
    std::vector<EntryRow> of_turn(int turn);
    void remove(int turn);  ///< when the turn is undone

private:
    Query insert_;
    Query select_;
    Query delete_;
};

}  // namespace gm
