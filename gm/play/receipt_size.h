#pragma once

#include <cstddef>
#include <string_view>

namespace gm {

/// Bytes of a receipt, as a text and as a page. What is longer tells its reader nothing more.
inline constexpr std::size_t largest_receipt = 100'000;

/// As many whole lines of the text as fit into so many bytes of a page; of a first line that is longer than that, what
/// fits.
std::string_view beginning_of(std::string_view text, std::size_t bytes);

}  // namespace gm
