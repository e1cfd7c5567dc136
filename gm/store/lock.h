#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>

#include "orders/result.h"

namespace gm {

/// Who wants to write in a game folder, and how long it may wait for its turn.
struct Writer {
    std::string command;  ///< as others shall read it: `gm resolve`
    std::string now;      ///< ISO-8601 UTC; may be empty
    std::chrono::milliseconds patience = std::chrono::seconds(10);
    /// Called while waiting, some fifty times a second: time waited, and who holds the folder.
    std::function<void(std::chrono::milliseconds, const std::string& holder)> waiting = {};
};

/// One writer at a time in a folder: an exclusive flock() on its `gm.lock`, in which
/// the holder writes who it is. The kernel lets go of it when the process ends, however
/// it ends; the file stays, since removing it would let two in.
class FolderLock {
public:
    static constexpr const char* file_name = "gm.lock";

    /// Held by the one who sends mails, which takes long: others may write meanwhile, but not send.
    static constexpr const char* sender_file_name = "send.lock";

    /// Fails after the writer's patience, saying who holds the folder.
    static orders::Result<FolderLock> take(const std::filesystem::path& folder, const Writer& writer,
                                           const char* name = file_name);
    /// Does anybody hold it at this moment?
    static bool is_held(const std::filesystem::path& folder, const char* name);

    FolderLock(FolderLock&& other) noexcept;
    FolderLock& operator=(FolderLock&& other) noexcept;
    ~FolderLock();

private:
    explicit FolderLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;
};

}  // namespace gm
