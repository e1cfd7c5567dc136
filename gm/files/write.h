#pragma once

#include <filesystem>
#include <string_view>
#include <system_error>

#include "orders/result.h"

namespace gm {

/// Writes the whole file or leaves what was there: a new one takes its place once it is complete.
/// Missing folders are made. For what anybody may read, if the game master's umask lets them.
orders::Outcome write_file(const std::filesystem::path& path, std::string_view text);

/// The same for its owner's eyes only (mode 0600, new folders 0700), from its first byte on.
orders::Outcome write_private_file(const std::filesystem::path& path, std::string_view text);

/// Makes it and whatever is missing above it, for its owner's eyes only; what is there already stays as it is.
std::error_code make_private_folders(const std::filesystem::path& folder);

/// An empty file for its owner's eyes only, unless there is one: for SQLite, which gives its journals the same mode.
void make_private_file(const std::filesystem::path& path);

}  // namespace gm
