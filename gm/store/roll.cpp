#include "gm/store/roll.h"

namespace gm {

RollTable::RollTable(SQLite::Database& database)
    : insert_(database, "INSERT INTO roll (turn, n, label, range, value, imposed) VALUES (?, ?, ?, ?, ?, ?)"),
      select_(database, "SELECT label, range, value, imposed FROM roll WHERE turn = ? ORDER BY n"),
      delete_(database, "DELETE FROM roll WHERE turn = ?") {}

void RollTable::add(int turn, const std::vector<RollRow>& rows) {
    int n = 0;
    for (const RollRow& row : rows) insert_.run(turn, ++n, row.label, row.range, row.value, row.imposed ? 1 : 0);
}

std::vector<RollRow> RollTable::of_turn(int turn) {
    return select_.all([](const Row& row) { return RollRow{row.text(0), row.text(1), row.text(2), row.flag(3)}; },
                       turn);
}

void RollTable::remove(int turn) { delete_.run(turn); }

}  // namespace gm
