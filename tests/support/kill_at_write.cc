// Kills the process at the N-th call that changes a file. Loaded with LD_PRELOAD:
//
//   GM_KILL_AT=N        which call, counted from 1; not set: none
//   GM_KILL_HOW=before  SIGKILL instead of the call (the default)
//              after    SIGKILL once it is done
//              torn     SIGKILL when half of a write's bytes are written
//              full     no kill: from this call on the disk is full (ENOSPC)
//
// Only files and folders count: pipes, sockets and terminals are no record.

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

enum class How { before, after, torn, full };

long target() {
    static const long at = [] {
        const char* text = std::getenv("GM_KILL_AT");
        return text == nullptr ? -1L : std::strtol(text, nullptr, 10);
    }();
    return at;
}

How how() {
    static const How chosen = [] {
        const char* text = std::getenv("GM_KILL_HOW");
        if (text == nullptr) return How::before;
        if (std::strcmp(text, "after") == 0) return How::after;
        if (std::strcmp(text, "torn") == 0) return How::torn;
        if (std::strcmp(text, "full") == 0) return How::full;
        return How::before;
    }();
    return chosen;
}

[[noreturn]] void die() {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

bool is_record(int descriptor) {
    struct stat about{};
    const int kept = errno;
    const bool record = fstat(descriptor, &about) == 0 && (S_ISREG(about.st_mode) || S_ISDIR(about.st_mode));
    errno = kept;
    return record;
}

std::atomic<long> calls{0};

/// One counted call. `needs_room`: fails on a full disk.
class Call {
public:
    explicit Call(bool counts, bool needs_room = true) {
        if (!counts || target() < 0) return;
        const long number = ++calls;
        mine_ = number == target();
        no_room_ = how() == How::full && needs_room && number >= target();
        if (mine_ && how() == How::before) die();
    }
    ~Call() {
        const int kept = errno;
        if (mine_ && how() != How::full) die();
        errno = kept;
    }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    bool torn() const { return mine_ && how() == How::torn; }
    bool refused() const {
        if (no_room_) errno = ENOSPC;
        return no_room_;
    }

private:
    bool mine_ = false;
    bool no_room_ = false;
};

template <class F>
F* next(const char* name) {
    return reinterpret_cast<F*>(dlsym(RTLD_NEXT, name));
}

bool creates(int flags) { return (flags & O_CREAT) != 0; }

bool is_new(const char* path) { return access(path, F_OK) != 0; }

}  // namespace

#define REAL(name) static auto* const real = next<decltype(::name)>(#name)

extern "C" {

ssize_t write(int fd, const void* data, size_t size) {
    REAL(write);
    const Call call(is_record(fd));
    if (call.refused()) return -1;
    return real(fd, data, call.torn() ? size / 2 : size);
}

ssize_t pwrite(int fd, const void* data, size_t size, off_t offset) {
    REAL(pwrite);
    const Call call(is_record(fd));
    if (call.refused()) return -1;
    return real(fd, data, call.torn() ? size / 2 : size, offset);
}

ssize_t pwrite64(int fd, const void* data, size_t size, off64_t offset) {
    REAL(pwrite64);
    const Call call(is_record(fd));
    if (call.refused()) return -1;
    return real(fd, data, call.torn() ? size / 2 : size, offset);
}

ssize_t writev(int fd, const struct iovec* parts, int count) {
    REAL(writev);
    const Call call(is_record(fd));
    if (call.refused()) return -1;
    return real(fd, parts, call.torn() ? count / 2 : count);
}

int fsync(int fd) {
    REAL(fsync);
    const Call call(is_record(fd), false);
    return real(fd);
}

int fdatasync(int fd) {
    REAL(fdatasync);
    const Call call(is_record(fd), false);
    return real(fd);
}

int ftruncate(int fd, off_t size) noexcept {
    REAL(ftruncate);
    const Call call(is_record(fd), false);
    return real(fd, size);
}

int ftruncate64(int fd, off64_t size) noexcept {
    REAL(ftruncate64);
    const Call call(is_record(fd), false);
    return real(fd, size);
}

int rename(const char* from, const char* to) noexcept {
    REAL(rename);
    const Call call(true);
    return call.refused() ? -1 : real(from, to);
}

int unlink(const char* path) noexcept {
    REAL(unlink);
    const Call call(true, false);
    return real(path);
}

int unlinkat(int folder, const char* path, int flags) noexcept {
    REAL(unlinkat);
    const Call call(true, false);
    return real(folder, path, flags);
}

int rmdir(const char* path) noexcept {
    REAL(rmdir);
    const Call call(true, false);
    return real(path);
}

int remove(const char* path) noexcept {
    REAL(remove);
    const Call call(true, false);
    return real(path);
}

int mkdir(const char* path, mode_t mode) noexcept {
    REAL(mkdir);
    const Call call(true);
    return call.refused() ? -1 : real(path, mode);
}

#define DEFINE_OPEN(name)                                     \
    int name(const char* path, int flags, ...) {              \
        REAL(name);                                           \
        mode_t mode = 0;                                      \
        if (creates(flags)) {                                 \
            va_list rest;                                     \
            va_start(rest, flags);                            \
            mode = va_arg(rest, mode_t);                      \
            va_end(rest);                                     \
        }                                                     \
        const Call call(creates(flags) && is_new(path));      \
        return call.refused() ? -1 : real(path, flags, mode); \
    }

DEFINE_OPEN(open)
DEFINE_OPEN(open64)

#define DEFINE_OPENAT(name)                                                       \
    int name(int folder, const char* path, int flags, ...) {                      \
        REAL(name);                                                               \
        mode_t mode = 0;                                                          \
        if (creates(flags)) {                                                     \
            va_list rest;                                                         \
            va_start(rest, flags);                                                \
            mode = va_arg(rest, mode_t);                                          \
            va_end(rest);                                                         \
        }                                                                         \
        const Call call(creates(flags) && faccessat(folder, path, F_OK, 0) != 0); \
        return call.refused() ? -1 : real(folder, path, flags, mode);             \
    }

DEFINE_OPENAT(openat)
DEFINE_OPENAT(openat64)

// What the C library opens for itself passes none of the above.
#define DEFINE_FOPEN(name)                                    \
    FILE* name(const char* path, const char* mode) {          \
        REAL(name);                                           \
        const Call call(std::strpbrk(mode, "wa") != nullptr); \
        return call.refused() ? nullptr : real(path, mode);   \
    }

DEFINE_FOPEN(fopen)
DEFINE_FOPEN(fopen64)

}  // extern "C"
