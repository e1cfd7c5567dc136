#pragma once

#include <cstdint>
#include <optional>

#include <nlohmann/json_fwd.hpp>

#include "orders/document.h"

namespace resolution {

/// What was written, as JSON: unquoted whole numbers, true and false are what they look like, everything else is text.
nlohmann::json node_json(const orders::Node& node);

/// The same the other way.
orders::Node json_node(const nlohmann::json& value);

/// true or false, written without quotes.
std::optional<bool> as_boolean(const orders::Node& node);
/// A whole number written without quotes.
std::optional<std::int64_t> as_whole(const orders::Node& node);

}  // namespace resolution
