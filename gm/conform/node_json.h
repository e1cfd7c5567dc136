#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "orders/document.h"

namespace gm::conformance {

/// The value as JSON: unquoted whole numbers, true and false are what they look
/// like, everything else is text.
nlohmann::json to_json(const orders::Node& node);

/// The keys of an object.
std::vector<std::string> keys_of(const nlohmann::json& object);

/// true or false, written without quotes.
std::optional<bool> as_boolean(const orders::Node& node);
/// A whole number written without quotes.
std::optional<std::int64_t> as_whole(const orders::Node& node);

}  // namespace gm::conformance
