#include "gm/web/master/uploads.h"

#include <cstdlib>

#include "gm/files/write.h"
#include "gm/web/page.h"

namespace gm::web {

namespace fs = std::filesystem;

Uploads::~Uploads() {
    if (folder_.empty()) return;
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

std::string Uploads::keep(const std::string& bytes) {
    if (folder_.empty()) {
        std::string made = (fs::temp_directory_path() / "gm-web-XXXXXX").string();
        if (mkdtemp(made.data()) == nullptr) throw std::runtime_error("no temporary folder can be made in " + made);
        folder_ = made;
    }
    // Mails are known by their beginning, whatever they are called.
    const fs::path file = fs::path(folder_) / ("web-" + std::to_string(++count_) + ".yaml");
    if (const auto written = write_private_file(file, bytes); !written)
        throw std::runtime_error(written.problems().front().what);
    return file.string();
}

}  // namespace gm::web
