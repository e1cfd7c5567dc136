#pragma once

// Tables for terminals: columns as wide as what is in them, numbers to the right, and
// never wider than the terminal where there is one.

#include <cstddef>
#include <string>
#include <vector>

namespace gm {

class Table {
public:
    enum class Align { left, right };
    struct Column {
        std::string title;
        Align align = Align::left;
        bool wraps = false;  ///< gives way first when the table is too wide, by going on in the next line
    };

    explicit Table(std::vector<Column> columns) : columns_(std::move(columns)) {}

    /// A cell a column; missing ones are empty. Cells hold no colours.
    void add(std::vector<std::string> cells);
    /// A line between what comes before and what comes after.
    void add_rule();
    bool empty() const { return rows_.empty(); }

    /// The lines, each with its line end, the headings first. `width`: 0 = as wide as it gets.
    std::vector<std::string> lines(std::size_t width = 0) const;
    std::string text(std::size_t width = 0) const;

private:
    struct Row {
        std::vector<std::string> cells;
        bool rule = false;
    };

    std::vector<std::size_t> natural_widths() const;
    std::vector<std::size_t> widths_within(std::size_t width) const;
    std::string row_lines(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths) const;

    std::vector<Column> columns_;
    std::vector<Row> rows_;
};

/// The text in lines of at most `width` columns, cut between words where possible.
std::vector<std::string> wrap(const std::string& text, std::size_t width);

}  // namespace gm
