#pragma once

#include <filesystem>
#include <string>

#include <SQLiteCpp/Database.h>

#include "orders/result.h"

namespace gm {

/// `game.db`, the one file that a game lives in.
inline constexpr const char* database_name = "game.db";

/// Marks the file as one of gm's (`PRAGMA application_id`): "GMPM".
inline constexpr int application_id = 0x474D504D;

bool is_game_folder(const std::filesystem::path& folder);

/// Why a folder is no game folder, and what to do about it.
orders::Problem no_game(const std::filesystem::path& folder);

/// A new database with the current schema, without rows. The file must not be there yet.
orders::Result<SQLite::Database> make_database(const std::filesystem::path& file);
/// The same with the schema of an earlier version, for rows of that time.
orders::Result<SQLite::Database> make_database(const std::filesystem::path& file, int version);

/// A database of this version of gm or an older one, which is brought up to date.
/// Only for whoever holds the game's lock.
orders::Result<SQLite::Database> open_database_to_write(const std::filesystem::path& file);

/// The same to look only: needs no lock, and works in a folder that cannot be
/// written. An older version is a failure: see `is_older`.
orders::Result<SQLite::Database> open_database_to_read(const std::filesystem::path& file);

/// To look only, whichever version of gm made it, unless a newer one did: for a copy of what is there.
orders::Result<SQLite::Database> open_database_as_it_is(const std::filesystem::path& file);

/// Was it made by an older gm? Then it must be opened to write once.
orders::Result<bool> is_older(const std::filesystem::path& file);

}  // namespace gm
