#pragma once

#include <cstddef>
#include <optional>

#include "orders/document.h"

namespace orders {

/// How large a sheet may be, whichever way it came: far beyond what anybody can order, and little enough that reading,
/// checking and answering it take no time to speak of.
struct SheetLimits {
    std::size_t bytes = 128'000;
    std::size_t rows = 4'000;  ///< keys, and items of lists, at whatever depth
};

/// Why a sheet is too large to be read at all; nothing if it is not.
std::optional<Problem> too_large(const Document& sheet, const SheetLimits& limits = {});

}  // namespace orders
