#pragma once

// Reading files that anybody may have written: bounded, and with words for what
// can go wrong.

#include <cstddef>
#include <filesystem>
#include <string>

#include "orders/document.h"
#include "orders/result.h"

namespace gm {

constexpr std::size_t file_limit = 1'000'000;

/// The bytes of a file of at most `limit` bytes. Pipes are read too.
orders::Result<std::string> read_file(const std::filesystem::path& path, std::size_t limit = file_limit);

/// The YAML document in a file; its problems name the file as it was given.
orders::Result<orders::Document> load_document(const std::filesystem::path& path, const orders::Limits& limits = {});

}  // namespace gm
