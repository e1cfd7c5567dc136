#pragma once

// Orders in plain words, as players wrote them before there were sheets:
//
//     #1 - Alice
//     Ordre : run avec Tanaka, de type sabotage, contre Renraku, payée 150k
//
// The turn and whoever writes, then a line an order: a word of the sheet, and words of that order's parts with their
// values, in any order and either language. All words are those of the descriptions. What comes out is a document that
// the reader of sheets can read, with places in the text as it was written.

#include <set>

#include "orders/described/kind.h"

namespace orders::described {

/// One order, on a line of its own or on several that a mail program made of one.
struct ProseLine {
    int first = 0;  ///< the lines of the text, from 1
    int last = 0;
    std::string text = {};       ///< as written, without marks of quotation
    const Part* part = nullptr;  ///< of the sheet; none if it was not understood
    Member member = {};          ///< as it would stand in a sheet by itself
    Problems problems = {};      ///< why it was not understood

    bool understood() const { return part != nullptr && problems.empty(); }
};

struct Prose {
    Document document;  ///< the text; its root is the heading
    std::vector<ProseLine> lines;
};

constexpr std::size_t most_prose_lines = 400;  ///< orders; far beyond what anybody can order

/// Does a text begin with `#1 - Alice`, and do orders follow? Below such a line, which is a comment in YAML, a sheet is
/// a sheet.
bool is_prose(std::string_view text, const StructKind& sheet);

/// What a text says that is one. `language` is that of the keys. One that is longer than a sheet may be has no lines.
Prose read_prose(std::string text, std::string file, const StructKind& sheet, std::string_view language);

/// All that was understood as one sheet, without these lines, given by their places in the list.
Document sheet_of(const Prose& prose, const StructKind& sheet, const std::set<std::size_t>& without = {});

/// A sheet's tree as YAML; keys and values as they are.
std::string yaml_of(const Node& sheet, const StructKind& kind);
/// A member of it, on a line.
std::string yaml_line(const Member& member);

}  // namespace orders::described
