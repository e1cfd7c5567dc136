#pragma once

#include <span>
#include <string>
#include <string_view>

#include "orders/said.h"

namespace orders {

/// "did you mean 'x'?", or the list of candidates when none is close and they are few.
Said suggestion(std::string_view word, std::span<const std::string> candidates);

/// "a, b, c".
std::string listed(std::span<const std::string> words);

}  // namespace orders
