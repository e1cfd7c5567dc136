#pragma once

#include <string>
#include <string_view>

namespace orders {

/// The text as a YAML scalar that reads back to the same text: plain where that is
/// safe, in double quotes otherwise.
std::string yaml_scalar(std::string_view text);
/// In double quotes, whatever it is.
std::string yaml_quoted(std::string_view text);

}  // namespace orders
