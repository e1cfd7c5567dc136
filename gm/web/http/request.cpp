#include "gm/web/http/request.h"

#include <algorithm>

namespace gm::web {

std::optional<std::string> Fields::find(std::string_view name) const {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const auto& field) { return field.first == name; });
    if (found == all_.end()) return std::nullopt;
    return found->second;
}

Response see_other(std::string path) { return {303, "text/plain; charset=utf-8", "", {{"Location", std::move(path)}}}; }

Response plain_text(std::string text, int status) { return {status, "text/plain; charset=utf-8", std::move(text), {}}; }

Response json_text(std::string text, int status) {
    return {status, "application/json; charset=utf-8", std::move(text), {}};
}

}  // namespace gm::web
