#pragma once

#include <filesystem>
#include <vector>

#include "orders/result.h"

namespace gm {

/// A file stands for itself, a folder for every *.yaml and *.yml below it, sorted.
orders::Result<std::vector<std::filesystem::path>> yaml_files(const std::filesystem::path& path);

}  // namespace gm
