#include "gm/store/turn.h"

namespace gm {

namespace {

TurnRow turn_from(const Row& row) { return {row.number(0), row.number(1), row.number(2), row.text(3)}; }

}  // namespace

TurnTable::TurnTable(SQLite::Database& database)
    : insert_(database, "INSERT INTO turn (number, game_turn, rules_version, resolved_at) VALUES (?, ?, ?, ?)"),
      select_last_(database,
                   "SELECT number, game_turn, rules_version, resolved_at FROM turn ORDER BY number DESC LIMIT 1"),
      select_all_(database, "SELECT number, game_turn, rules_version, resolved_at FROM turn ORDER BY number"),
      delete_(database, "DELETE FROM turn WHERE number = ?") {}

void TurnTable::add(const TurnRow& row) { insert_.run(row.number, row.game_turn, row.rules_version, row.resolved_at); }

std::optional<TurnRow> TurnTable::last() { return select_last_.one(turn_from); }

std::vector<TurnRow> TurnTable::all() { return select_all_.all(turn_from); }

void TurnTable::remove(int number) { delete_.run(number); }

}  // namespace gm
