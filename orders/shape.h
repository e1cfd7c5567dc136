#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace orders {

enum class ShapeKind { text, whole, amount, boolean, choice, list, map, either };

/// What a sheet, or a part of one, may hold: from it come the pre-filled sheet,
/// the editor's schema and the form of the web page.
struct Shape {
    std::string key;
    ShapeKind kind = ShapeKind::text;
    std::string help = {};
    bool required = false;
    std::int64_t low = 0;  ///< whole, amount
    std::int64_t high = 0;
    std::vector<std::string> choices = {};  ///< choice
    std::vector<Shape> parts = {};  ///< map: its members; list: the shape of one item; either: one of these shapes
    /// Where the vocabulary has its words: of the keys of a map, of the words of a choice or of a
    /// text; empty if there are none (names are the same in every language).
    std::string place = {};
    /// Item of a list: the members that may stand alone, without a value, as `- influence` does.
    std::vector<std::string> bare = {};
};

}  // namespace orders
