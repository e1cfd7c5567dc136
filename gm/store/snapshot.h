#pragma once

#include <optional>
#include <string>

#include "gm/store/query.h"

namespace gm {

/// The state after a turn, and the turn's place in the hash chain.
struct SnapshotRow {
    std::string state;  ///< JSON
    std::string hash;
    std::string previous;
};

class SnapshotTable {
public:
    explicit SnapshotTable(SQLite::Database& database);
    void add(int turn, const SnapshotRow& row);
    std::optional<SnapshotRow> of_turn(int turn);
    std::optional<std::string> hash(int turn);
    void remove(int turn);  ///< when the turn is undone

private:
    Query insert_;
    Query select_;
    Query select_hash_;
    Query delete_;
};

}  // namespace gm
