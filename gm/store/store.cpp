#include "gm/store/store.h"

#include <utility>

#include <sqlite3.h>

#include "gm/files/plain_path.h"
#include "gm/store/creation.h"
#include "gm/store/store_access.h"

namespace gm {

namespace fs = std::filesystem;
using orders::Outcome;
using orders::Result;

Store::Store(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

const fs::path& Store::folder() const { return parts_->folder; }

void Store::let_go() {
    const auto now = version();
    parts_->version_let_go = now ? std::optional(*now) : std::nullopt;
    parts_->lock.reset();
}

Result<bool> Store::take_again(const Writer& writer) {
    if (parts_->lock) return false;
    GM_TAKE(auto lock, FolderLock::take(parts_->folder, writer));
    GM_TAKE(const auto now, version());
    parts_->lock = std::move(lock);
    return parts_->version_let_go != now;
}

Result<Store> Store::create(const fs::path& folder, const NewGame& game, const Writer& writer) {
    const fs::path home = plain_path(folder);
    GM_TAKE(auto lock, create_game(home, game, writer));
    auto database = open_database_to_write(home / database_name);
    if (!database) {
        withdraw_game(home);
        return std::move(database).failure();
    }
    return Store(std::make_unique<Parts>(home, std::move(lock), *std::move(database)));
}

Result<Store> Store::open(const fs::path& folder) {
    if (!is_game_folder(folder)) return no_game(folder);
    const fs::path home = plain_path(folder);
    GM_TAKE(auto older, is_older(home / database_name));
    if (older) {  // brought up to date by a writer that leaves at once
        GM_TRY(open(folder, Writer{"gm, bringing the database up to date", ""}).outcome());
    }
    GM_TAKE(auto database, open_database_to_read(home / database_name));
    return Store(std::make_unique<Parts>(home, std::nullopt, std::move(database)));
}

Result<Store> Store::open_still(const fs::path& folder) {
    GM_TAKE(auto store, open(folder));
    GM_TRY(attempt(store.parts_->file(), [&] {
        store.parts_->database.exec("BEGIN");
        store.parts_->tables.turn.last();  // it is the first look that counts, not BEGIN
    }));
    return store;
}

Outcome Store::look_still(const std::function<void()>& look) const {
    struct Moment {
        explicit Moment(SQLite::Database& in) : database(in) { database.exec("BEGIN"); }
        Moment(const Moment&) = delete;
        Moment& operator=(const Moment&) = delete;
        ~Moment() {
            database.tryExec("COMMIT");
            // What SQLite keeps of the file it must read again after any write. It keeps nothing: else the time of the
            // next look would tell that somebody wrote.
            sqlite3_db_release_memory(database.getHandle());
        }
        SQLite::Database& database;
    };
    return attempt(parts_->file(), [&] {
        const Moment moment(parts_->database);
        look();
    });
}

Result<Store> Store::open(const fs::path& folder, const Writer& writer) {
    if (!is_game_folder(folder)) return no_game(folder);
    const fs::path home = plain_path(folder);
    GM_TAKE(auto lock, FolderLock::take(home, writer));
    GM_TAKE(auto database, open_database_to_write(home / database_name));
    return Store(std::make_unique<Parts>(home, std::move(lock), std::move(database)));
}

Result<std::int64_t> Store::version() const {
    return attempt(parts_->file(), [&] { return parts_->database.execAndGet("PRAGMA data_version").getInt64(); });
}

}  // namespace gm
