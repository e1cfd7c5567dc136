#include "gm/store/entry.h"

namespace gm {

EntryTable::EntryTable(SQLite::Database& database)
    : insert_(database, "INSERT INTO entry (turn, n, step, audience, rule, kind, data) VALUES (?, ?, ?, ?, ?, ?, ?)"),
      select_(database, "SELECT step, audience, rule, kind, data FROM entry WHERE turn = ? ORDER BY n"),
      delete_(database, "DELETE FROM entry WHERE turn = ?") {}

void EntryTable::add(int turn, const std::vector<EntryRow>& rows) {
    int n = 0;
    for (const EntryRow& row : rows) insert_.run(turn, ++n, row.step, row.audience, row.rule, row.kind, row.data);
}

std::vector<EntryRow> EntryTable::of_turn(int turn) {
    return select_.all(
        [](const Row& row) { return EntryRow{row.text(0), row.text(1), row.text(2), row.text(3), row.text(4)}; }, turn);
}

void EntryTable::remove(int turn) { delete_.run(turn); }

}  // namespace gm
