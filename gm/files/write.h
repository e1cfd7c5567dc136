#pragma once

#include <filesystem>
#include <string_view>

#include "orders/result.h"

namespace gm {

/// Writes the whole file or leaves what was there: a new one takes its place once it is complete.
/// Missing folders are made.
orders::Outcome write_file(const std::filesystem::path& path, std::string_view text);

/// The same for its owner's eyes only (mode 0600), from its first byte on.
orders::Outcome write_private_file(const std::filesystem::path& path, std::string_view text);

}  // namespace gm
