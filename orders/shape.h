#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace orders {

enum class ShapeKind { text, whole, amount, boolean, choice, list, map, either, some };

/// What a sheet, or a part of one, may hold: from it come the pre-filled sheet,
/// the editor's schema and the form of the web page.
struct Shape {
    std::string key;
    ShapeKind kind = ShapeKind::text;
    std::string help = {};
    bool required = false;
    std::int64_t low = 0;  ///< whole, amount; some: of numbers, if there are no choices
    std::int64_t high = 0;
    std::vector<std::string> choices = {};  ///< choice; some: a list of these, each once
    std::vector<Shape> parts = {};  ///< map: its members; list: the shape of one item; either: one of these shapes
    /// Where the vocabulary has its words: of the keys of a map, of the words of a choice or of a
    /// text; empty if there are none (names are the same in every language).
    std::string place = {};
    /// Item of a list: the members that may stand alone, without a value, as `- influence` does.
    std::vector<std::string> bare = {};
    /// List, some: one word may stand for a list of one.
    bool or_one = false;
    /// Of no use now, or seldom of any: a form that has better to show folds it away while it is empty.
    bool seldom = false;
    /// Some: order matters, and what is said first counts first.
    bool in_order = false;
    /// What it is for is what is asked now: a form has a row of a list ready, and shows any other part of an order
    /// though the order does not need it.
    bool wanted = false;

    friend bool operator==(const Shape&, const Shape&) = default;
};

}  // namespace orders
