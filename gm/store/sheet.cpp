#include "gm/store/sheet.h"

#include <array>
#include <utility>

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include "gm/store/failure.h"
#include "resolution/seed.h"

namespace gm {

namespace {

std::string select(const std::string& which) {
    return "SELECT id, turn, player, received_at, source, raw, digest, status, problems FROM sheet " + which;
}

constexpr std::array<std::pair<SheetStatus, std::string_view>, 5> words{{
    {SheetStatus::received, "received"},
    {SheetStatus::counted, "counted"},
    {SheetStatus::replaced, "replaced"},
    {SheetStatus::refused, "refused"},
    {SheetStatus::late, "late"},
}};

SheetStatus status_from(const std::string& text) {
    for (const auto& [status, word] : words) {
        if (word == text) return status;
    }
    throw SQLite::Exception("a sheet has the unknown status " + text, SQLITE_CORRUPT);
}

SheetRow sheet_from(const Row& row) {
    SheetRow sheet;
    sheet.id = SheetId{row.big(0)};
    sheet.turn = row.number(1);
    sheet.player = row.maybe_player(2);
    sheet.received_at = row.text(3);
    sheet.source = row.text(4);
    sheet.raw = row.bytes(5);
    sheet.digest = row.text(6);
    sheet.status = status_from(row.text(7));
    sheet.problems = row.text(8);
    return sheet;
}

}  // namespace

std::string_view to_text(SheetStatus status) {
    for (const auto& [known, word] : words) {
        if (known == status) return word;
    }
    return {};
}

SheetTable::SheetTable(SQLite::Database& database)
    : insert_(database,
              "INSERT INTO sheet (turn, player, received_at, source, raw, digest, status, problems)"
              " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
      update_status_(database, "UPDATE sheet SET status = ? WHERE id = ?"),
      update_waiting_(
          database,
          "UPDATE sheet SET status = 'replaced' WHERE turn = ? AND player = ? AND status IN ('received', 'late')"
          " AND received_at <= ?"),
      select_one_(database, select("WHERE id = ?")),
      select_turn_(database, select("WHERE turn = ? ORDER BY id")),
      select_counted_(database, select("WHERE turn = ? AND status = 'counted' ORDER BY player")),
      select_digests_(database,
                      "SELECT player, digest FROM sheet WHERE turn = ? AND status = 'counted' ORDER BY player"),
      select_last_(database, "SELECT coalesce(max(turn), 0) FROM sheet") {}

SheetId SheetTable::add(const NewSheet& sheet) {
    return SheetId{insert_.add(sheet.turn, sheet.player, sheet.received_at, sheet.source, Bytes(sheet.raw),
                               resolution::digest(sheet.raw), std::string(to_text(sheet.status)), sheet.problems)};
}

void SheetTable::set_status(SheetId id, SheetStatus status) {
    const int changed = update_status_.run(std::string(to_text(status)), static_cast<std::int64_t>(id));
    if (changed != 1) throw Refusal("there is no such sheet");
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
