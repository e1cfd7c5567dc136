#pragma once

#include <span>

#include <SQLiteCpp/Database.h>

namespace gm {

/// One step of the schema: the script that leads from the version before to `version`.
struct Migration {
    int version = 0;
    const char* script = "";
    void (*then)(SQLite::Database&) = nullptr;  ///< what SQL alone cannot do
};

/// Every step since the first schema, in order: versions 1, 2, 3 ...
std::span<const Migration> migrations();
/// Those that lead to that version, which must be a known one.
std::span<const Migration> migrations_up_to(int version);

/// The version this program reads and writes.
int current_version();

int version_of(SQLite::Database& database);

/// Brings a database from its version to the last of `steps`, in one transaction:
/// all of it or nothing. Throws SQLite::Exception.
void migrate(SQLite::Database& database, std::span<const Migration> steps);

}  // namespace gm
