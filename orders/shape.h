#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace orders {

enum class ShapeKind { text, whole, amount, boolean, choice, list, map };

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
    std::vector<Shape> parts = {};          ///< map: its members; list: the shape of one item
};

}  // namespace orders
