#include "gm/web/site/assets.h"

#include <algorithm>
#include <map>

#include "gm/assets/embedded.h"
#include "resolution/seed.h"

namespace gm::web {

namespace {

const EmbeddedFile* find(std::string_view name) {
    const std::string path = "assets/" + std::string(name);
    const auto files = embedded_files();
    const auto found =
        std::find_if(files.begin(), files.end(), [&](const EmbeddedFile& file) { return file.path == path; });
    return found == files.end() ? nullptr : &*found;
}

std::string type_of(std::string_view name) {
    static const std::map<std::string_view, std::string_view> types = {
        {".css", "text/css; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".woff2", "font/woff2"},
        {".txt", "text/plain; charset=utf-8"},
    };
    const auto dot = name.rfind('.');
    const auto found = dot == std::string_view::npos ? types.end() : types.find(name.substr(dot));
    return std::string(found == types.end() ? "application/octet-stream" : found->second);
}

std::string mark_of(const EmbeddedFile& file) {
    constexpr std::size_t length = 12;
    return resolution::digest(file.content).substr(0, length);
}

}  // namespace

bool has_asset(std::string_view name) { return find(name) != nullptr; }

std::string asset_path(std::string_view name) {
    const EmbeddedFile* file = find(name);
    return "/assets/" + std::string(name) + (file == nullptr ? "" : "?v=" + mark_of(*file));
}

Response asset(const Request& request) {
    const std::string name = request.part("name");
    const EmbeddedFile* file = find(name);
    if (file == nullptr) return plain_text("There is no such file.\n", 404);
    const bool this_one = request.query.get("v") == mark_of(*file);
    return {200,
            type_of(name),
            std::string(file->content),
            {{"Cache-Control", this_one ? "public, max-age=31536000, immutable" : "public, max-age=300"}}};
}

}  // namespace gm::web
