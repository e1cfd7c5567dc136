#include "gm/archive/whole_game.h"

#include <algorithm>

#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "gm/files/plain_path.h"
#include "gm/store/creation.h"
#include "gm/store/database.h"
#include "gm/store/failure.h"
#include "gm/store/migrations.h"
#include "gm/store/store.h"
#include "gm/store/tables.h"
#include "gm/store/verify.h"

namespace gm::archive {

namespace {

namespace fs = std::filesystem;
using orders::Outcome;
using orders::Result;

std::string last_hash(SQLite::Database& database) {
    SQLite::Statement select(database, "SELECT hash FROM snapshot ORDER BY turn DESC LIMIT 1");
    return select.executeStep() ? select.getColumn(0).getString() : std::string();
}

std::string name_of(const TableContent& table) { return table.name; }

/// The tables of the file must be those of that version: none missing, none more.
void compare_tables(const std::vector<TableContent>& expected, const std::vector<TableContent>& given) {
    for (const TableContent& table : expected) {
        const auto found = std::ranges::find(given, table.name, name_of);
        if (found == given.end()) throw StoreRefusal(fmt::format("table {}: is missing", table.name));
        if (found->columns != table.columns) {
            throw StoreRefusal(fmt::format("table {}: its columns are not those of this version", table.name));
        }
    }
    for (const TableContent& table : given) {
        if (std::ranges::find(expected, table.name, name_of) == expected.end())
            throw StoreRefusal(fmt::format("table {}: there is no such table in this version", table.name));
    }
}

void load_rows(SQLite::Database& database, const GameContent& game) {
    // Rows point at each other across tables: what points nowhere is looked for at the end.
    database.exec("PRAGMA foreign_keys = OFF");
    {
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        compare_tables(empty_tables(database), game.tables);
        for (const TableContent& table : game.tables) add_rows(database, table);
        transaction.commit();
    }
    if (read_tables(database) != game.tables) throw StoreRefusal("the rows do not read back as they were written");
    migrate(database, migrations());
    database.exec("PRAGMA foreign_keys = ON");
}

orders::Problems changes_in(SQLite::Database& database, const GameContent& game) {
    Tables tables(database);
    orders::Problems problems = problems_of(find_changes(database, tables));
    const std::string hash = last_hash(database);
    if (hash != game.hash) {
        problems.push_back(orders::invalid(
            fmt::format("the last turn has the hash {}, where the export began with {}", hash, game.hash)));
    }
    return problems;
}

Outcome fill(const fs::path& file, const GameContent& game) {
    GM_TAKE(auto database, make_database(file, game.schema));
    GM_TAKE(auto changes, attempt(file, [&] {
                load_rows(database, game);
                return changes_in(database, game);
            }));
    if (!changes.empty()) return orders::Failure{std::move(changes)};
    return orders::done();
}

}  // namespace

Result<GameContent> content_of(const fs::path& folder) {
    GM_TAKE(const Store store, Store::open(folder));  // a folder of an older gm is brought up to date
    const fs::path file = folder / database_name;
    GM_TAKE(auto database, open_database_to_read(file));
    return attempt(file, [&] {
        const SQLite::Transaction one_moment(database);
        return GameContent{version_of(database), last_hash(database), read_tables(database)};
    });
}

Outcome make_folder(const fs::path& folder, const GameContent& game, const Writer& writer) {
    if (game.schema > current_version()) {
        return orders::invalid(fmt::format("made by a newer gm (version {}, this one knows {}): upgrade gm",
                                           game.schema, current_version()));
    }
    return create_folder(plain_path(folder), writer,
                         [&](const fs::path& site) { return fill(site / database_name, game); })
        .outcome();
}

}  // namespace gm::archive
