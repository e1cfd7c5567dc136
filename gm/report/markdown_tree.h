#pragma once

// Markdown, taken apart: the only place that knows md4c.

#include <string>
#include <string_view>
#include <vector>

#include "orders/result.h"

namespace gm {

enum class MarkdownMark {
    document,
    quote,
    bullets,
    numbers,
    item,
    rule,
    heading,
    code_block,
    paragraph,
    table,
    row,
    heading_cell,
    cell,
    // within a line
    emphasis,
    strong,
    link,
    image,
    code,
    text,
    line_break
};

struct MarkdownNode {
    MarkdownMark mark = MarkdownMark::document;
    std::string text = {};  ///< of a text, its characters; of a link, where it leads
    unsigned number = 0;    ///< of a heading, its level; of a numbered list, its first number
    bool tight = true;      ///< of a list: no empty lines between its items
    std::vector<MarkdownNode> children = {};

    bool is_inline() const { return mark >= MarkdownMark::emphasis; }
};

enum class MarkdownTables { as_text, understood };

/// HTML is no markup here: it stays text. Fails if it is too deeply nested to be meant.
orders::Result<MarkdownNode> parse_markdown(std::string_view markdown, MarkdownTables tables = MarkdownTables::as_text);

}  // namespace gm
