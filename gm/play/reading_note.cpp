#include "gm/play/reading_note.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "resolution/seed.h"

namespace gm {

namespace {

bool is_empty(int descriptor) {
    struct stat about{};
    return fstat(descriptor, &about) != 0 || about.st_size == 0;
}

}  // namespace

ReadingNote::ReadingNote(const std::filesystem::path& folder, const std::string& key)
    : path_(folder / ("reading-" + resolution::digest(key).substr(0, 16))) {
    constexpr mode_t owner_only = 0600;
    const int file = open(path_.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, owner_only);
    if (file < 0) return;
    if (flock(file, LOCK_EX | LOCK_NB) != 0) {  // another gm reads it at this moment
        close(file);
        return;
    }
    died_before_ = !is_empty(file);
    const std::string text = "gm ended while it read the mail " + key + '\n';
    descriptor_ = file;
    if (died_before_ || write(file, text.data(), text.size()) > 0) return;
    forget();
}

ReadingNote::~ReadingNote() {
    if (descriptor_ < 0) return;
    if (!died_before_) forget();
    if (descriptor_ >= 0) close(descriptor_);
}

void ReadingNote::forget() {
    // Emptied first: who has the file open already must not take it for a dead reader's.
    if (ftruncate(descriptor_, 0) == 0) unlink(path_.c_str());
    close(descriptor_);
    descriptor_ = -1;
}

}  // namespace gm
