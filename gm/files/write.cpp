#include "gm/files/write.h"

#include <fstream>

namespace gm {

namespace {

orders::Problem cannot_write(const std::filesystem::path& path) {
    return orders::invalid(path.string() + " cannot be written", "check the folder and the space left on the disk");
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

}  // namespace gm
