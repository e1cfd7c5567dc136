#include "gm/store/lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <sstream>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "gm/files/problem.h"
#include "gm/store/failure.h"

namespace gm {

namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds pause_between_tries{20};

/// `2026-11-16T12:03:10Z` as people write it.
std::string readable_time(std::string time) {
    if (time.size() == 20 && time[10] == 'T' && time.back() == 'Z') {
        time[10] = ' ';
        time.replace(19, 1, " UTC");
    }
    return time;
}

std::string read_all(int descriptor) {
    std::array<char, 512> buffer{};
    const ssize_t length = pread(descriptor, buffer.data(), buffer.size(), 0);
    return length > 0 ? std::string(buffer.data(), static_cast<std::size_t>(length)) : std::string();
}

/// What the holder left in the file: process, command and time, a line each.
std::string holder_of(int descriptor) {
    std::istringstream lines(read_all(descriptor));
    std::string process;
    std::string command;
    std::string since;
    std::getline(lines, process);
    std::getline(lines, command);
    std::getline(lines, since);
    if (process.empty()) return "another gm";  // taken, not yet signed
    std::string holder = fmt::format("{}, process {}", command, process);
    if (!since.empty()) holder += ", since " + readable_time(since);
    return holder;
}

/// Signing is a courtesy to others: failing to (a full disk) is no reason to stop.
void sign(int descriptor, const Writer& writer) {
    const std::string text = fmt::format("{}\n{}\n{}\n", getpid(), writer.command, writer.now);
    if (ftruncate(descriptor, 0) != 0) return;
    [[maybe_unused]] const ssize_t written = pwrite(descriptor, text.data(), text.size(), 0);
}

/// Whoever waited may wake up holding a file that has been moved away with its folder.
bool still_there(int descriptor, const fs::path& file) {
    struct stat held{};
    struct stat named{};
    return fstat(descriptor, &held) == 0 && stat(file.c_str(), &named) == 0 && held.st_ino == named.st_ino &&
           held.st_dev == named.st_dev;
}

orders::Problem held(const fs::path& folder, int descriptor) {
    return problem_with(folder, "held by " + holder_of(descriptor),
                        "wait until it has finished, then give the command again");
}

/// Tries until it is ours; 0, or the errno that ended it (EWOULDBLOCK: out of patience).
int wait_for(int descriptor, const Writer& writer) {
    const auto start = Clock::now();
    while (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR) return errno;
        const auto waited = std::chrono::duration_cast<milliseconds>(Clock::now() - start);
        if (waited >= writer.patience) return EWOULDBLOCK;
        if (writer.waiting) writer.waiting(waited, holder_of(descriptor));
        std::this_thread::sleep_for(pause_between_tries);
    }
    return 0;
}

}  // namespace

orders::Result<FolderLock> FolderLock::take(const fs::path& folder, const Writer& writer, const char* name) {
    const fs::path file = folder / name;
    const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) return explain_errno(errno, "lock the folder", file);
    FolderLock lock(descriptor);
    const int error = wait_for(descriptor, writer);
    if (error == EWOULDBLOCK) return held(folder, descriptor);
    if (error != 0) return explain_errno(error, "lock the folder", file);
    if (!still_there(descriptor, file)) {
        return explain_errno(ENOENT, "lock the folder, which was moved meanwhile", folder);
    }
    sign(descriptor, writer);
    return lock;
}

bool FolderLock::is_held(const fs::path& folder, const char* name) {
    const int descriptor = open((folder / name).c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool held_by_another = flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    close(descriptor);
    return held_by_another;
}

FolderLock::FolderLock(FolderLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FolderLock& FolderLock::operator=(FolderLock&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0) close(descriptor_);
}

}  // namespace gm
