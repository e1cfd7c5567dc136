#include "gm/mail/file_delivery.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>

#include "gm/files/write.h"

namespace gm::mail {

namespace {

namespace fs = std::filesystem;

class Descriptor {
public:
    Descriptor(const fs::path& path, int flags) : number_(::open(path.c_str(), flags | O_CLOEXEC, 0600)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    int number() const { return number_; }

private:
    int number_;
};

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return ::fsync(descriptor) == 0;
}

bool sync_folder(const fs::path& folder) {
    const Descriptor descriptor(folder, O_RDONLY | O_DIRECTORY);
    return descriptor.number() >= 0 && ::fsync(descriptor.number()) == 0;
}

/// Whole and on the disk before anybody is told that the mail has left: 0, or the errno.
int put(const fs::path& draft, const fs::path& place, std::string_view bytes) {
    {
        const Descriptor file(draft, O_WRONLY | O_CREAT | O_TRUNC);
        if (file.number() < 0 || !write_all(file.number(), bytes)) return errno;
    }
    if (::rename(draft.c_str(), place.c_str()) != 0 || !sync_folder(place.parent_path())) return errno;
    return 0;
}

Delivered outcome(int error, const fs::path& place) {
    if (error == 0) return {};
    return {Fate::no_way, place.string() + " cannot be written: " + std::strerror(error), true};
}

/// Read already: mail programs move a mail from new/ to cur/ and add flags to its name.
bool was_read(const fs::path& folder, const std::string& name) {
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder / "cur", error)) {
        const std::string other = entry.path().filename().string();
        if (other == name || other.starts_with(name + ":")) return true;
    }
    return false;
}

}  // namespace

std::string file_name_of(const std::string& message_id) {
    std::string out;
    for (const char c : message_id) {
        if (c == '<' || c == '>') continue;
        const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' ||
                           c == '-' || c == '@';
        out += plain ? c : '_';
    }
    if (out.starts_with('.')) out.front() = '_';  // neither hidden nor a way out of the folder
    return out;
}

Delivered EmlFolder::deliver(const Parcel& parcel) {
    if (const auto error = make_private_folders(folder_)) return outcome(error.value(), folder_);
    const fs::path place = folder_ / (file_name_of(parcel.message_id) + ".eml");
    fs::path draft = place;
    draft += ".new";
    return outcome(put(draft, place, parcel.bytes), place);
}

Delivered MaildirDelivery::deliver(const Parcel& parcel) {
    for (const char* part : {"tmp", "new", "cur"}) {
        if (const auto error = make_private_folders(folder_ / part)) return outcome(error.value(), folder_ / part);
    }
    const std::string name = file_name_of(parcel.message_id);
    if (was_read(folder_, name)) return {};
    std::string bytes = parcel.bytes;
    std::erase(bytes, '\r');  // as mails lie on a disk; none is left inside a line by what compose() writes
    return outcome(put(folder_ / "tmp" / name, folder_ / "new" / name, bytes), folder_ / "new" / name);
}

}  // namespace gm::mail
