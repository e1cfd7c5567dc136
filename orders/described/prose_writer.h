#pragma once

#include <functional>

#include "orders/described/prose_keys.h"

namespace orders::described {

/// One of so many words, from 0.
using ChooseWord = std::function<std::size_t(std::size_t count)>;

/// A sheet in plain words, and the keys of what cannot be said in them.
struct WrittenProse {
    std::string text;
    std::vector<std::string> unsayable = {};
};

/// A sheet's tree as `read_prose` understands it: the same orders, below the heading `#1 - Alice`.
WrittenProse write_prose(const Node& sheet, const StructKind& kind, int turn, std::string_view player,
                         std::string_view language, const ChooseWord& choose);

}  // namespace orders::described
