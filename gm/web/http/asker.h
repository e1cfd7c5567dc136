#pragma once

// Who asks, as limits count it.

#include <optional>
#include <string>
#include <string_view>

namespace gm::web {

/// Of an address of this form, with brackets and a port or without: an IPv4 address whole, of an IPv6 address its
/// network. A host has all 2^64 addresses of its network to itself. Nothing if it is no address.
std::optional<std::string> host_to_count(std::string_view address);

/// The same of what the proxy before us wrote into the last `X-Forwarded-For`: what stands before its last comma, and
/// in earlier lines, anybody can claim.
std::optional<std::string> host_forwarded(std::string_view last_line);

}  // namespace gm::web
