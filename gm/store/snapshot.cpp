#include "gm/store/snapshot.h"

namespace gm {

SnapshotTable::SnapshotTable(SQLite::Database& database)
    : insert_(database, "INSERT INTO snapshot (turn, state, hash, previous) VALUES (?, ?, ?, ?)"),
      select_(database, "SELECT state, hash, previous FROM snapshot WHERE turn = ?"),
      select_hash_(database, "SELECT hash FROM snapshot WHERE turn = ?"),
      delete_(database, "DELETE FROM snapshot WHERE turn = ?") {}

void SnapshotTable::add(int turn, const SnapshotRow& row) { insert_.run(turn, row.state, row.hash, row.previous); }

std::optional<SnapshotRow> SnapshotTable::of_turn(int turn) {
    return select_.one([](const Row& row) { return SnapshotRow{row.text(0), row.text(1), row.text(2)}; }, turn);
}

std::optional<std::string> SnapshotTable::hash(int turn) {
    return select_hash_.one([](const Row& row) { return row.text(0); }, turn);
}

void SnapshotTable::remove(int turn) { delete_.run(turn); }

}  // namespace gm
