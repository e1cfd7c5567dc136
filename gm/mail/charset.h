#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gm::mail {

/// The text as UTF-8 without a byte order mark, whatever its bytes are declared to be. Declarations
/// are often wrong: bytes that are good UTF-8 are taken as such, bytes that are no good in the
/// declared charset as Windows-1252. Nothing, if it is no text at all.
std::optional<std::string> to_utf8(std::string_view bytes, const std::string& declared);

}  // namespace gm::mail
