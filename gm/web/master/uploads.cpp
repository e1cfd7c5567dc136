#include "gm/web/master/uploads.h"

#include <cstdlib>
#include <stdexcept>

#include "gm/files/write.h"
#include "orders/text.h"

namespace gm::web {

namespace fs = std::filesystem;

namespace {

/// Saved by a mail program: headers that no order sheet has, before any empty line. Files come without their names.
bool is_mail(std::string_view text) {
    constexpr int most_headers = 200;
    bool from = false;
    bool other = false;
    for (int line = 1; line <= most_headers; ++line) {
        std::string_view header = orders::line_of(text, line);
        while (!header.empty() && (header.back() == '\r' || header.back() == '\n')) header.remove_suffix(1);
        if (header.empty()) return from && other;
        if (header.front() == ' ' || header.front() == '\t') continue;
        const auto colon = header.find(':');
        if (colon == std::string_view::npos) return false;
        const std::string name = orders::fold(header.substr(0, colon));
        from = from || name == "from";
        other = other || name == "messageid" || name == "date" || name == "mimeversion";
    }
    return false;
}

}  // namespace

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
    const std::string name = "web-" + std::to_string(++count_) + (is_mail(bytes) ? ".eml" : ".yaml");
    const fs::path file = fs::path(folder_) / name;
    if (const auto written = write_private_file(file, bytes); !written)
        throw std::runtime_error(written.problems().front().what);
    return file.string();
}

}  // namespace gm::web
