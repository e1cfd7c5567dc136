#include "gm/store/ledger.h"

namespace gm {

LedgerTable::LedgerTable(SQLite::Database& database)
    : insert_(database,
              "INSERT INTO ledger (turn, n, player, amount, balance, step, reason, detail, rule)"
              " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      select_(database,
              "SELECT player, amount, balance, step, reason, detail, rule FROM ledger WHERE turn = ? ORDER BY n"),
      delete_(database, "DELETE FROM ledger WHERE turn = ?") {}

void LedgerTable::add(int turn, const std::vector<LedgerRow>& rows) {
    int n = 0;
    for (const LedgerRow& row : rows) {
        insert_.run(turn, ++n, row.player, row.amount, row.balance, row.step, row.reason, row.detail, row.rule);
    }
}

std::vector<LedgerRow> LedgerTable::of_turn(int turn) {
    return select_.all(
        [](const Row& row) {
            return LedgerRow{row.player(0), row.big(1), row.big(2), row.text(3), row.text(4), row.text(5), row.text(6)};
        },
        turn);
}

void LedgerTable::remove(int turn) { delete_.run(turn); }

}  // namespace gm
