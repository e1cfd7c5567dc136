#include "gm/store/creation.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

#include <fmt/format.h>

#include "gm/files/problem.h"
#include "gm/store/chronicler.h"
#include "gm/store/database.h"
#include "gm/store/failure.h"
#include "gm/store/tables.h"
#include "gm/store/turn_writer.h"

namespace gm {

namespace {

namespace fs = std::filesystem;
using orders::Outcome;
using orders::Result;

Outcome check_target(const fs::path& folder) {
    const std::string advice = "give the name of a folder that does not exist yet";
    std::error_code error;
    if (!fs::exists(folder, error)) return orders::done();
    if (!fs::is_directory(folder, error)) return problem_with(folder, "is a file, not a folder", advice);
    if (is_game_folder(folder)) return problem_with(folder, "is a game folder already", advice);
    if (!fs::is_empty(folder, error)) return problem_with(folder, "is not empty", advice);
    // Moving onto it would pull the ground from under the shell that stands in it.
    if (fs::equivalent(folder, fs::current_path(error), error))
        return problem_with(folder, "is the current folder", advice);
    return orders::done();
}

/// Takes the site, and empties it of what a killed gm left there.
Result<FolderLock> take_site(const fs::path& site, const Writer& writer) {
    if (mkdir(site.c_str(), 0700) != 0 && errno != EEXIST) return explain_errno(errno, "make the game folder", site);
    if (chmod(site.c_str(), 0700) != 0) return explain_errno(errno, "keep the folder to its owner", site);
    GM_TAKE(auto lock, FolderLock::take(site, writer));
    std::error_code error;
    for (const auto& item : fs::directory_iterator(site, error)) {
        if (item.path().filename() != FolderLock::file_name) fs::remove_all(item.path(), error);
        if (error) break;
    }
    if (error) return explain_errno(error.value(), "clean up what was left of another try", site);
    return lock;
}

Outcome write_game(const fs::path& file, const NewGame& game) {
    if (game.setup.turn.number != 0) throw std::logic_error("the setup of a game is turn 0");
    GM_TAKE(auto database, make_database(file));
    return attempt(file, [&] {
        Tables tables(database);
        Chronicler(database).write([&] {
            tables.campaign.set(game.campaign);
            std::size_t index = 0;
            for (const PlayerRow& player : game.players) tables.player.add(orders::PlayerIndex(index++), player);
            write_turn(tables, game.setup);
        });
    });
}

/// A new name outlives a power cut only once its folder is on the disk.
void sync_folder(const fs::path& folder) {
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    fsync(descriptor);
    close(descriptor);
}

void discard(const fs::path& site) {
    std::error_code ignored;
    fs::remove_all(site, ignored);
}

}  // namespace

fs::path building_site(const fs::path& folder) {
    return folder.parent_path() / fmt::format(".{}.gm-new", folder.filename().string());
}

void withdraw_game(const fs::path& folder) {
    std::error_code ignored;
    fs::remove(folder / database_name, ignored);  // this alone ends the game, in one step
    discard(folder);
}

Result<FolderLock> create_folder(const fs::path& folder, const Writer& writer, const FillFolder& fill) {
    GM_TRY(check_target(folder));
    const fs::path site = building_site(folder);
    GM_TAKE(auto lock, take_site(site, writer));
    // Another gm may have finished the same folder while we waited for the site.
    auto ready = check_target(folder);
    if (ready) ready = fill(site);
    if (!ready) {
        discard(site);
        return std::move(ready).failure();
    }
    sync_folder(site);
    if (std::rename(site.c_str(), folder.c_str()) != 0) {
        const int error = errno;
        discard(site);
        return explain_errno(error, "put the new folder in its place", folder);
    }
    sync_folder(folder.parent_path());
    return lock;
}

Result<FolderLock> create_game(const fs::path& folder, const NewGame& game, const Writer& writer) {
    return create_folder(folder, writer, [&](const fs::path& site) { return write_game(site / database_name, game); });
}

}  // namespace gm
