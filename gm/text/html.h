#pragma once

#include <string>
#include <string_view>

namespace gm {

/// The text as HTML, SVG and XML show it, in an element or a quoted attribute. Control characters, which they forbid,
/// become spaces.
std::string html_escaped(std::string_view text);

}  // namespace gm
