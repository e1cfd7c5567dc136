#include "gm/store/copy.h"

#include <chrono>
#include <thread>

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include "gm/files/write.h"
#include "gm/store/database.h"
#include "gm/store/failure.h"
#include "gm/store/migrations.h"
#include "gm/store/tables.h"
#include "gm/store/verify.h"

namespace gm {

namespace {

using orders::Outcome;

/// All pages in one step, so in one read transaction: a step that stopped between would have
/// to start again whenever another gm writes.
void copy_pages(SQLite::Database& to, SQLite::Database& from) {
    constexpr int all_pages = -1;
    constexpr int tries = 500;
    SQLite::Backup backup(to, from);
    for (int i = 0; i < tries; ++i) {
        if (backup.executeStep(all_pages) == SQLITE_DONE) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));  // another one recovers or closes the file
    }
    throw SQLite::Exception("the database is locked", SQLITE_BUSY);
}

/// A copy in memory that may be brought up to date, so that the rows can be read.
SQLite::Database in_memory(SQLite::Database& from) {
    SQLite::Database copy(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    copy_pages(copy, from);
    migrate(copy, migrations());
    return copy;
}

/// A row outside play that somebody changed is copied as it is, with its record: better than no copy.
orders::Problems changes_of_play(SQLite::Database& database) {
    Tables tables(database);
    auto changes = find_changes(database, tables);
    std::erase_if(changes, [](const StoredChange& change) { return change.touches == Touches::other_than_play; });
    return problems_of(std::move(changes));
}

}  // namespace

Outcome copy_database(const std::filesystem::path& from, const std::filesystem::path& to) {
    GM_TAKE(auto source, open_database_as_it_is(from));
    return attempt(to, [&] {
        make_private_file(to);
        SQLite::Database copy(to.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        copy.exec("PRAGMA synchronous = FULL");
        copy_pages(copy, source);
    });
}

Outcome check_database(const std::filesystem::path& file) {
    GM_TAKE(auto database, open_database_as_it_is(file));
    GM_TAKE(auto changes, attempt(file, [&] {
                if (version_of(database) == current_version()) return changes_of_play(database);
                SQLite::Database copy = in_memory(database);
                return changes_of_play(copy);
            }));
    if (!changes.empty()) return orders::Failure{std::move(changes)};
    return orders::done();
}

}  // namespace gm
