#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace resolution::corporate {

/// Ids of things that have one, as readers and draw tables want them.
template <class List>
std::vector<std::string> ids_of(const List& list) {
    std::vector<std::string> ids;
    for (const auto& one : list) ids.push_back(one.id);
    return ids;
}

/// The first `count` words of a fixed list; all of them unless told.
template <std::size_t N>
std::vector<std::string> words(const std::array<std::string_view, N>& ids, std::size_t count = N) {
    return {ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(count)};
}

}  // namespace resolution::corporate
