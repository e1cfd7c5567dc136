#pragma once

#include <string_view>

#include "orders/document.h"

namespace gm::conformance {

/// Where the value at `path` (`players/a/money`; items of lists count from 1) stands below
/// `root`, or the nearest thing above it that is there.
orders::Mark find_place(const orders::Node& root, std::string_view path);

/// A game tells of a wrong state patch by paths, for it reads JSON and knows no lines. Gives
/// such problems the file, line and excerpt of what they are about. The path is taken from
/// `path`, or from a text that begins with `state: <path>: `.
orders::Problems in_document(const orders::Document& document, const orders::Node& root, orders::Mark otherwise,
                             orders::Problems problems);

}  // namespace gm::conformance
