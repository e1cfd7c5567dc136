#include "gm/store/failure.h"

#include <cerrno>
#include <cstring>

#include <fmt/format.h>
#include <sqlite3.h>

#include "gm/files/problem.h"

namespace gm {

namespace {

using orders::Problem;

bool means_full(int system_error) { return system_error == ENOSPC || system_error == EDQUOT || system_error == EFBIG; }

bool means_read_only(int system_error) {
    return system_error == EROFS || system_error == EACCES || system_error == EPERM;
}

Problem disk_full(const std::filesystem::path& file) {
    return problem_with(file, "the disk is full; nothing was changed", "make room, then give the command again");
}

Problem read_only(const std::filesystem::path& file) {
    return problem_with(file, "cannot be written: the file, its folder or its disk is read-only; nothing was changed",
                        "check the permissions of the game folder");
}

Problem input_output(const SQLite::Exception& error, const std::filesystem::path& file, int system_error) {
    if (means_full(system_error)) return disk_full(file);
    if (means_read_only(system_error)) return read_only(file);
    const std::string cause = system_error != 0 ? std::strerror(system_error) : error.what();
    return problem_with(file,
                        fmt::format("the disk did not read or write as it should ({}); nothing was changed", cause),
                        "check the disk, and make a copy of the game folder");
}

}  // namespace

Problem explain(const SQLite::Exception& error, const std::filesystem::path& file, int system_error) {
    switch (error.getErrorCode() & 0xff) {  // the low byte is the family, the rest says which of it
        case SQLITE_FULL: return disk_full(file);
        case SQLITE_READONLY: return read_only(file);
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return problem_with(file, "another program is using the database; nothing was changed",
                                "wait until it has finished, then give the command again");
        case SQLITE_NOTADB: return problem_with(file, "is not a game database", "is this the right folder?");
        case SQLITE_CORRUPT:
            return problem_with(file, fmt::format("the database is damaged ({})", error.what()),
                                "restore game.db from a copy of the folder");
        case SQLITE_CANTOPEN: {
            const std::string cause = system_error != 0 ? std::strerror(system_error) : error.what();
            return problem_with(file, fmt::format("cannot be opened ({})", cause),
                                "check the permissions of the game folder");
        }
        case SQLITE_IOERR: return input_output(error, file, system_error);
        case SQLITE_NOMEM: return problem_with(file, "not enough memory; nothing was changed");
        default: return problem_with(file, fmt::format("the database refused: {}; nothing was changed", error.what()));
    }
}

Problem explain_errno(int system_error, const std::string& doing, const std::filesystem::path& file) {
    std::string cause = std::strerror(system_error);
    if (means_full(system_error)) cause = "the disk is full";
    if (system_error == EROFS) cause = "the disk is read-only";
    return problem_with(file, fmt::format("cannot {}: {}", doing, cause));
}

}  // namespace gm
