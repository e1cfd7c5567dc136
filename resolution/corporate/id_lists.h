#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "resolution/indices.h"

namespace resolution::corporate {

/// The first `count` words of a fixed list; all of them unless told.
template <std::size_t N>
std::vector<std::string> words(const std::array<std::string_view, N>& ids, std::size_t count = N) {
    return {ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(count)};
}

}  // namespace resolution::corporate
