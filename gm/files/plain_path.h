#pragma once

#include <filesystem>

namespace gm {

/// Absolute, without `..` and without a slash at the end: as siblings are named after it.
inline std::filesystem::path plain_path(const std::filesystem::path& folder) {
    const std::filesystem::path path = std::filesystem::absolute(folder).lexically_normal();
    return path.has_filename() ? path : path.parent_path();
}

}  // namespace gm
