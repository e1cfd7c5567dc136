#pragma once

#include <filesystem>
#include <string_view>

#include "orders/result.h"

namespace gm {

/// Writes the whole file or leaves what was there: a new one takes its place once it is complete.
/// Missing folders are made.
orders::Outcome write_file(const std::filesystem::path& path, std::string_view text);

}  // namespace gm
