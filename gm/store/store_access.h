#pragma once

// How the sources of Store get at its tables; nobody else includes this.

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include <sqlite3.h>

#include "gm/store/chronicler.h"
#include "gm/store/database.h"
#include "gm/store/failure.h"
#include "gm/store/lock.h"
#include "gm/store/store.h"
#include "gm/store/tables.h"

namespace gm {

/// Lock, connection, statements: let go of in the opposite order.
struct Store::Parts {
    Parts(std::filesystem::path in, std::optional<FolderLock> held, SQLite::Database open)
        : folder(std::move(in)), lock(std::move(held)), database(std::move(open)), tables(database) {}

    std::filesystem::path file() const { return folder / database_name; }

    std::filesystem::path folder;
    std::optional<FolderLock> lock;
    std::optional<std::int64_t> version_let_go;
    SQLite::Database database;
    Tables tables;
    std::optional<Chronicler> chronicler;  ///< from the first write on
};

template <class F>
auto Store::reading(F action) const {
    return attempt(parts_->file(), [&] { return action(parts_->tables); });
}

template <class F>
auto Store::writing(F action) {
    if (!parts_->lock) throw std::logic_error("a store that was opened to read cannot be written");
    return attempt(parts_->file(), [&] {
        if (!parts_->chronicler) parts_->chronicler.emplace(parts_->database);
        return parts_->chronicler->write([&] { return action(parts_->tables); });
    });
}

template <class T>
T found(std::optional<T> value, const std::string& what) {
    if (!value) throw StoreRefusal(what);
    return *std::move(value);
}

inline int last_number(Tables& tables) {
    const auto last = tables.turn.last();
    if (!last) throw SQLite::Exception("the game has no turn, not even its setup", SQLITE_CORRUPT);
    return last->number;
}

}  // namespace gm
