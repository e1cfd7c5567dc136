#pragma once

#include <optional>
#include <string>

namespace gm::archive {

std::string to_base64(const std::string& bytes);
std::optional<std::string> from_base64(const std::string& text);

}  // namespace gm::archive
