#pragma once

#include <string_view>

namespace resolution {

/// What words are drawn from: letters and digits of which none looks like another. The record
/// of a draw says only how many there are, so whoever recomputes one must know these.
inline constexpr std::string_view code_letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

}  // namespace resolution
