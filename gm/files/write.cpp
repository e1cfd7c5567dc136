#include "gm/files/write.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>

namespace gm {

namespace {

constexpr mode_t owner_only = S_IRUSR | S_IWUSR;

orders::Problem cannot_write(const std::filesystem::path& path) {
    return orders::invalid(path.string() + " cannot be written", "check the folder and the space left on the disk");
}

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return fsync(descriptor) == 0;
}

}  // namespace

orders::Outcome write_file(const std::filesystem::path& path, std::string_view text) {
    std::error_code error;
    std::filesystem::create_directories(path.parent_path(), error);
    std::filesystem::path beside = path;
    beside += ".new";
    std::ofstream file(beside, std::ios::binary | std::ios::trunc);
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    file.close();
    if (file) std::filesystem::rename(beside, path, error);
    if (file && !error) return orders::done();
    std::filesystem::remove(beside, error);
    return cannot_write(path);
}

orders::Outcome write_private_file(const std::filesystem::path& path, std::string_view text) {
    std::error_code error = make_private_folders(path.parent_path());
    if (error) return cannot_write(path);
    std::filesystem::path beside = path;
    beside += ".new";
    std::filesystem::remove(beside, error);  // a killed gm's: its mode may be another
    const int descriptor = open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, owner_only);
    if (descriptor < 0) return cannot_write(path);
    bool written = write_all(descriptor, text);
    written = close(descriptor) == 0 && written;
    if (written) std::filesystem::rename(beside, path, error);
    if (written && !error) return orders::done();
    std::filesystem::remove(beside, error);
    return cannot_write(path);
}

std::error_code make_private_folders(const std::filesystem::path& folder) {
    std::error_code error;
    if (folder.empty() || std::filesystem::exists(folder, error)) return {};
    error = make_private_folders(folder.parent_path());
    if (error || mkdir(folder.c_str(), S_IRWXU) == 0 || errno == EEXIST) return error;
    return {errno, std::generic_category()};
}

void make_private_file(const std::filesystem::path& path) {
    const int descriptor = open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, owner_only);
    if (descriptor >= 0) close(descriptor);
}

}  // namespace gm
