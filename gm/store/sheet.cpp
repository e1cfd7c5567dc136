#include "gm/store/sheet.h"

#include <array>
#include <utility>

#include "gm/store/failure.h"
#include "gm/store/stored_words.h"
#include "resolution/seed.h"

namespace gm {

namespace {

std::string select_sheets(const std::string& which) {
    return "SELECT id, turn, player, received_at, source, raw, digest, status, problems FROM sheet " + which;
}

constexpr StoredWords<SheetStatus, 5> sheet_words("the status of a sheet", {{
                                                                               {SheetStatus::received, "received"},
                                                                               {SheetStatus::counted, "counted"},
                                                                               {SheetStatus::replaced, "replaced"},
                                                                               {SheetStatus::refused, "refused"},
                                                                               {SheetStatus::late, "late"},
                                                                           }});

SheetRow sheet_from(const Row& row) {
    SheetRow sheet;
    sheet.id = SheetId{row.big(0)};
    sheet.turn = row.number(1);
    sheet.player = row.maybe_player(2);
    sheet.received_at = row.text(3);
    sheet.source = row.text(4);
    sheet.raw = row.bytes(5);
    sheet.digest = row.text(6);
    sheet.status = sheet_words.value_of(row.text(7));
    sheet.problems = row.text(8);
    return sheet;
}

}  // namespace

std::string_view to_text(SheetStatus status) { return sheet_words.word_of(status); }

SheetTable::SheetTable(SQLite::Database& database)
    : insert_(database,
              "INSERT INTO sheet (turn, player, received_at, source, raw, digest, status, problems)"
              " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
      update_status_(database, "UPDATE sheet SET status = ? WHERE id = ?"),
      update_waiting_(database,
                      "UPDATE sheet SET status = 'replaced' WHERE turn = ? AND player = ?"
                      " AND (status = 'received' OR (status = 'late' AND received_at <= ?))"),
      select_one_(database, select_sheets("WHERE id = ?")),
      select_turn_(database, select_sheets("WHERE turn = ? ORDER BY id")),
      select_counted_(database,
                      select_sheets("WHERE turn = ? AND status = 'counted' ORDER BY player, received_at, id")),
      select_digests_(database,
                      "SELECT player, digest FROM sheet WHERE turn = ? AND status = 'counted'"
                      " ORDER BY player, received_at, id"),
      select_last_(database, "SELECT coalesce(max(turn), 0) FROM sheet") {}

SheetId SheetTable::add(const NewSheet& sheet) {
    return SheetId{insert_.add(sheet.turn, sheet.player, sheet.received_at, sheet.source, Bytes(sheet.raw),
                               resolution::digest(sheet.raw), std::string(to_text(sheet.status)), sheet.problems)};
}

void SheetTable::set_status(SheetId id, SheetStatus status) {
    const int changed = update_status_.run(std::string(to_text(status)), static_cast<std::int64_t>(id));
    if (changed != 1) throw StoreRefusal("there is no such sheet");
}

void SheetTable::replace_waiting(int turn, orders::PlayerIndex player, const std::string& up_to) {
    update_waiting_.run(turn, player, up_to);
}

std::optional<SheetRow> SheetTable::get(SheetId id) {
    return select_one_.one(sheet_from, static_cast<std::int64_t>(id));
}

std::vector<SheetRow> SheetTable::of_turn(int turn) { return select_turn_.all(sheet_from, turn); }

std::vector<SheetRow> SheetTable::counted(int turn) { return select_counted_.all(sheet_from, turn); }

std::vector<CountedSheet> SheetTable::counted_digests(int turn) {
    return select_digests_.all([](const Row& row) { return CountedSheet{row.player(0), row.text(1)}; }, turn);
}

int SheetTable::last_turn() {
    return select_last_.one([](const Row& row) { return row.number(0); }).value_or(0);
}

}  // namespace gm
