#pragma once

// What can be done with the description of a game's sheet.

#include "orders/described/orders.h"
#include "orders/sheet_header.h"
#include "orders/yaml_text.h"

namespace orders::described {

/// The words of a game's sheets.
Vocabulary vocabulary_of(const Kind& sheet);
template <Described Sheet>
const Vocabulary& vocabulary() {
    static const Vocabulary words = vocabulary_of(kind_of<Sheet>);
    return words;
}

/// What a sheet may hold now.
template <Described Sheet>
Shape shape_of(const Desk& desk, std::string help) {
    Shape out{"", ShapeKind::map, std::move(help)};
    static_cast<const Kind&>(kind_of<Sheet>).shape(out, {}, desk);
    return out;
}

/// Order by order, so that a bad one costs nothing but itself. False if it is no sheet of this author and turn at all.
bool read_sheet(Reading in, const SheetHeader& expected, const StructKind& kind, void* sheet);
template <Described Sheet>
std::optional<Sheet> read_sheet(const Reading& in, const SheetHeader& expected, Problems& problems) {
    std::optional<Sheet> sheet(std::in_place);
    if (!read_sheet(in, expected, kind_of<Sheet>, &*sheet)) sheet.reset();
    for (Problem& problem : in.reader().take_problems()) problems.push_back(std::move(problem));
    return sheet;
}

template <Described Sheet>
std::optional<Sheet> read_sheet(const Document& document, const SheetHeader& expected, const Desk& desk,
                                Problems& problems) {
    DocumentReader reader(document);
    SheetWords words(reader, vocabulary<Sheet>());
    return read_sheet<Sheet>({words, desk}, expected, problems);
}

/// A value as a tree that reads back to the same value.
template <class T>
Node to_node(const T& value, const Desk& desk) {
    return static_cast<const Kind&>(kind_of<T>).write(&value, desk);
}

/// How a text becomes YAML.
using Scalar = std::string (*)(std::string_view);

/// `{up: evo, down: mct}`
std::string in_flow(const Node& node, Scalar scalar = yaml_scalar);
/// A line `key: value`, or the first `rows` levels of the value below, one below the other, and the rest on a line.
void write_member(std::string& out, const std::string& indent, std::string_view key, const Node& value, int rows,
                  Scalar scalar);
/// The orders of a sheet, which stand below its heading.
std::string write_orders(const StructKind& kind, const void* sheet, const Desk& desk, Scalar scalar);
/// YAML that reads back to the same sheet.
template <Described Sheet>
std::string write_sheet(const Sheet& sheet, const SheetHeader& header, const Desk& desk, Scalar scalar = yaml_scalar) {
    return "turn: " + std::to_string(header.turn) + "\nplayer: " + scalar(header.author) + "\n" +
           write_orders(kind_of<Sheet>, &sheet, desk, scalar);
}

/// What facts and checks tell of an order: its kind and its fields.
struct ToldOrder {
    std::string kind;
    std::vector<Member> fields;
};
/// Of that part of an order; of a list, the n-th item, from 1.
ToldOrder tell(const StructKind& kind, const void* order, std::string_view part, std::size_t number, const Desk& desk);
template <Described T>
ToldOrder tell(const T& order, std::string_view part, std::size_t number, const Desk& desk) {
    return tell(kind_of<T>, &order, part, number, desk);
}
/// `political-points`, of the id `political_points`.
std::string dashed(std::string_view id);

/// Is there any order in it? Words alone are none, nor is what was not understood.
template <Described Sheet>
bool orders_something(const Sheet& sheet) {
    return !static_cast<const Kind&>(kind_of<Sheet>).idle(&sheet);
}

}  // namespace orders::described
