#include "gm/store/chronicle.h"

#include <sqlite3.h>

#include "gm/store/canonical.h"
#include "orders/document_reader.h"

namespace gm {

namespace {

constexpr const char* taken_over = "taken over";  // no table has a name with a space

std::string select_chronicle(const std::string& which) {
    return "SELECT n, kind, key, turn, words, digest, found, hash FROM chronicle ORDER BY n " + which;
}

ChronicleRow chronicle_from(const Row& row) {
    ChronicleRow out;
    out.n = row.big(0);
    out.kind = row.text(1);
    out.key = row.text(2);
    if (row.type(3) != SQLITE_NULL) out.turn = row.number(3);
    out.words = row.text(4);
    out.digest = row.maybe_text(5);
    out.found = row.maybe_text(6);
    out.hash = row.text(7);
    return out;
}

}  // namespace

ChronicleRow removed_row(const std::string& kind, const std::string& key, const std::string& found) {
    ChronicleRow row;
    row.kind = kind;
    row.key = key;
    row.words = "removed";
    row.found = found;
    return row;
}

ChronicleRow taken_over_row(std::int64_t trail_lines) {
    ChronicleRow row;
    row.kind = taken_over;
    row.key = std::to_string(trail_lines);
    row.words = "the game as an older gm left it";
    return row;
}

std::optional<std::int64_t> lines_taken_over(const ChronicleRow& row) {
    return row.kind == taken_over ? orders::parse_whole(row.key) : std::nullopt;
}

std::string chronicle_hash(std::string_view previous, const ChronicleRow& row) {
    const auto turn = row.turn ? std::optional(std::to_string(*row.turn)) : std::nullopt;
    Canonical out;
    out.text("gm chronicle 1").text(previous).number(row.n).text(row.kind).text(row.key).maybe("turn", turn);
    return out.text(row.words).maybe("digest", row.digest).maybe("found", row.found).hash();
}

ChronicleTable::ChronicleTable(SQLite::Database& database)
    : insert_(database,
              "INSERT INTO chronicle (n, kind, key, turn, words, digest, found, hash)"
              " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
      select_last_(database, select_chronicle("DESC LIMIT 1")),
      select_all_(database, select_chronicle("")) {}

void ChronicleTable::append(std::vector<ChronicleRow> rows) {
    if (rows.empty()) return;
    ChronicleRow last = select_last_.one(chronicle_from).value_or(ChronicleRow{});
    for (ChronicleRow& row : rows) {
        row.n = last.n + 1;
        row.hash = chronicle_hash(last.hash, row);
        insert_.run(row.n, row.kind, row.key, row.turn, row.words, row.digest, row.found, row.hash);
        last = std::move(row);
    }
}

std::vector<ChronicleRow> ChronicleTable::all() { return select_all_.all(chronicle_from); }

}  // namespace gm
