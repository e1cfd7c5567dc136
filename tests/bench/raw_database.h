#pragma once

#include <sqlite3.h>

#include <filesystem>
#include <stdexcept>
#include <string>

namespace bench {

/// SQLite by hand: one table, one statement, and the same promises about power cuts as a game's store.
class RawDatabase {
public:
    explicit RawDatabase(const std::filesystem::path& file) {
        must(sqlite3_open(file.c_str(), &database_));
        run("PRAGMA journal_mode = WAL");
        run("PRAGMA synchronous = FULL");
        run("CREATE TABLE fact (change INTEGER, n INTEGER, body TEXT, PRIMARY KEY (change, n)) STRICT, WITHOUT ROWID");
        must(sqlite3_prepare_v2(database_, "INSERT INTO fact VALUES (?, ?, ?)", -1, &insert_, nullptr));
    }
    RawDatabase(const RawDatabase&) = delete;
    RawDatabase& operator=(const RawDatabase&) = delete;
    ~RawDatabase() {
        sqlite3_finalize(insert_);
        sqlite3_close(database_);
    }

    /// That many rows, in one transaction.
    void commit(std::size_t rows, const std::string& body) {
        ++change_;
        run("BEGIN IMMEDIATE");
        for (std::size_t n = 0; n < rows; ++n) {
            sqlite3_bind_int(insert_, 1, change_);
            sqlite3_bind_int64(insert_, 2, static_cast<sqlite3_int64>(n));
            sqlite3_bind_text(insert_, 3, body.data(), static_cast<int>(body.size()), SQLITE_STATIC);
            if (sqlite3_step(insert_) != SQLITE_DONE) throw std::runtime_error(sqlite3_errmsg(database_));
            sqlite3_reset(insert_);
        }
        run("COMMIT");
    }

private:
    void must(int result) {
        if (result != SQLITE_OK) throw std::runtime_error(sqlite3_errmsg(database_));
    }
    void run(const char* sql) { must(sqlite3_exec(database_, sql, nullptr, nullptr, nullptr)); }

    sqlite3* database_ = nullptr;
    sqlite3_stmt* insert_ = nullptr;
    int change_ = 0;
};

}  // namespace bench
