#include "gm/store/database.h"

#include <unistd.h>

#include <fmt/format.h>
#include <sqlite3.h>

#include "gm/files/problem.h"
#include "gm/files/write.h"
#include "gm/store/failure.h"
#include "gm/store/migrations.h"

namespace gm {

namespace {

namespace fs = std::filesystem;
using orders::Problem;
using orders::Result;

// Who writes has the connection to himself: it needs no lock of its own.
constexpr int alone = SQLITE_OPEN_NOMUTEX;

// Only checkpoints and recovery make anybody wait, and those are short.
constexpr int busy_milliseconds = 10'000;

/// WAL lets readers look while one gm writes; FULL makes a commit outlive a power cut.
void prepare_writing(SQLite::Database& database) {
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    database.exec("PRAGMA foreign_keys = ON");
}

/// Is it a game, and of a version we know?
orders::Outcome check_identity(SQLite::Database& database, const fs::path& file) {
    if (database.execAndGet("PRAGMA application_id").getInt() != application_id) {
        return problem_with(file, "is a database, but not one of gm", "is this the right folder?");
    }
    const int version = version_of(database);
    if (version > current_version()) {
        return problem_with(file, fmt::format("made by a newer gm (version {}, this one knows {}): upgrade gm", version,
                                              current_version()));
    }
    return orders::done();
}

/// SQLite's name of a file that nobody changes, in a folder where nothing can be
/// written: without this it would want to make its `-shm` file.
std::string immutable_uri(const fs::path& file) {
    std::string uri = "file:";
    for (const char c : fs::absolute(file).string()) {
        if (c == '?' || c == '#' || c == '%') {
            uri += fmt::format("%{:02x}", static_cast<unsigned char>(c));
        } else {
            uri += c;
        }
    }
    return uri + "?immutable=1";
}

bool has_pending_log(const fs::path& file) {
    std::error_code ignored;
    const auto size = fs::file_size(fs::path(file) += "-wal", ignored);
    return !ignored && size > 0;
}

SQLite::Database connect_to_read(const fs::path& file) {
    const bool sealed = access(file.parent_path().c_str(), W_OK) != 0 && !has_pending_log(file);
    if (sealed) return {immutable_uri(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI, busy_milliseconds};
    return {file.string(), SQLite::OPEN_READONLY, busy_milliseconds};
}

/// Opens and looks at the first page, so that what is not a database is found here.
template <class Connect, class Use>
Result<SQLite::Database> opened(const fs::path& file, Connect connect, Use use) {
    GM_TAKE(auto database, attempt(file, connect));
    GM_TAKE(auto used, attempt(file, [&] { return use(database); }));
    GM_TRY(std::move(used));
    return database;
}

}  // namespace

bool is_game_folder(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_regular_file(folder / database_name, ignored);
}

Problem no_game(const fs::path& folder) {
    std::error_code ignored;
    if (!fs::exists(folder, ignored)) return problem_with(folder, "there is no such folder");
    if (!fs::is_directory(folder, ignored)) return problem_with(folder, "is not a folder");
    return problem_with(folder, fmt::format("is not a game folder: there is no {} in it", database_name),
                        "`gm new` makes one; `-C FOLDER` works in another folder");
}

Result<SQLite::Database> make_database(const fs::path& file) { return make_database(file, current_version()); }

Result<SQLite::Database> make_database(const fs::path& file, int version) {
    return opened(
        file,
        [&] {
            make_private_file(file);
            return SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | alone,
                                    busy_milliseconds);
        },
        [&](SQLite::Database& database) {
            prepare_writing(database);
            database.exec(fmt::format("PRAGMA application_id = {}", application_id));
            migrate(database, migrations_up_to(version));
            return orders::done();
        });
}

Result<SQLite::Database> open_database_to_write(const fs::path& file) {
    return opened(
        file, [&] { return SQLite::Database(file.string(), SQLite::OPEN_READWRITE | alone, busy_milliseconds); },
        [&](SQLite::Database& database) -> orders::Outcome {
            // SQLite opens to read what it may not write, and says so at the first write only.
            if (sqlite3_db_readonly(database.getHandle(), "main") == 1) {
                return problem_with(file, "cannot be written: the file is read-only; nothing was changed",
                                    "check the permissions of the game folder");
            }
            GM_TRY(check_identity(database, file));
            prepare_writing(database);
            migrate(database, migrations());
            return orders::done();
        });
}

Result<SQLite::Database> open_database_to_read(const fs::path& file) {
    return opened(
        file, [&] { return connect_to_read(file); },
        [&](SQLite::Database& database) -> orders::Outcome {
            GM_TRY(check_identity(database, file));
            if (version_of(database) < current_version()) {
                return problem_with(file, fmt::format("made by an older gm (version {}, this one needs {})",
                                                      version_of(database), current_version()));
            }
            return orders::done();
        });
}

Result<SQLite::Database> open_database_as_it_is(const fs::path& file) {
    return opened(
        file, [&] { return connect_to_read(file); },
        [&](SQLite::Database& database) { return check_identity(database, file); });
}

Result<bool> is_older(const fs::path& file) {
    bool older = false;
    const auto look = [&](SQLite::Database& database) {
        auto known = check_identity(database, file);
        older = known && version_of(database) < current_version();
        return known;
    };
    GM_TRY(opened(file, [&] { return connect_to_read(file); }, look).outcome());
    return older;
}

}  // namespace gm
