#pragma once

#include "orders/described/kind.h"

namespace orders::described {

/// A written sheet in the words of that language. What is no sheet stays as it is.
std::string sheet_in(std::string_view language, const std::string& text, const StructKind& sheet);

}  // namespace orders::described
