#include "gm/text/table.h"

#include <algorithm>
#include <numeric>

#include "orders/text.h"

namespace gm {

namespace {

constexpr std::size_t gap = 2;
constexpr std::size_t least_width = 8;  ///< no column is squeezed below

/// Bytes of the character that begins here.
std::size_t character_size(const std::string& text, std::size_t at) {
    std::size_t size = 1;
    while (at + size < text.size() && (static_cast<unsigned char>(text[at + size]) & 0xC0U) == 0x80U) ++size;
    return size;
}

/// As many characters from the start as fit; at least one.
std::size_t fitting(const std::string& text, std::size_t width) {
    std::size_t end = 0;
    std::size_t used = 0;
    while (end < text.size()) {
        const std::size_t size = character_size(text, end);
        used += orders::display_width(std::string_view(text).substr(end, size));
        if (used > width && end > 0) break;
        end += size;
    }
    return end;
}

std::string padded(const std::string& cell, std::size_t width, Table::Align align) {
    const std::size_t wide = orders::display_width(cell);
    const std::string blanks(width > wide ? width - wide : 0, ' ');
    return align == Table::Align::right ? blanks + cell : cell + blanks;
}

void strip_end(std::string& line) { line.erase(line.find_last_not_of(' ') + 1); }

}  // namespace

std::vector<std::string> wrap(const std::string& text, std::size_t width) {
    std::vector<std::string> lines;
    std::string rest = text;
    while (orders::display_width(rest) > width) {
        std::size_t end = fitting(rest, width);
        if (end >= rest.size()) break;
        const std::size_t space = rest.rfind(' ', end);
        const bool between_words = space != std::string::npos && space > 0;
        if (between_words) end = space;
        lines.push_back(rest.substr(0, end));
        rest.erase(0, between_words ? end + 1 : end);
    }
    lines.push_back(std::move(rest));
    return lines;
}

void Table::add(std::vector<std::string> cells) {
    cells.resize(columns_.size());
    for (std::string& cell : cells) {
        std::ranges::replace(cell, '\n', ' ');
        cell = orders::printable_line(cell);
    }
    rows_.push_back({std::move(cells)});
}

void Table::add_rule() { rows_.push_back({{}, true}); }

std::vector<std::size_t> Table::natural_widths() const {
    std::vector<std::size_t> widths;
    for (const Column& column : columns_) widths.push_back(orders::display_width(column.title));
    for (const Row& row : rows_) {
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            widths[i] = std::max(widths[i], orders::display_width(row.cells[i]));
        }
    }
    return widths;
}

std::vector<std::size_t> Table::widths_within(std::size_t width) const {
    std::vector<std::size_t> widths = natural_widths();
    if (width == 0 || widths.empty()) return widths;
    const std::size_t gaps = gap * (widths.size() - 1);
    const auto excess = [&] {
        const std::size_t sum = std::accumulate(widths.begin(), widths.end(), gaps);
        return sum > width ? sum - width : 0;
    };
    // The widest of those that may wrap gives way, down to the next widest; then numbers aside all others.
    for (const bool wrapping : {true, false}) {
        while (excess() > 0) {
            std::size_t widest = widths.size();
            for (std::size_t i = 0; i < widths.size(); ++i) {
                const bool may = wrapping ? columns_[i].wraps : columns_[i].align == Align::left;
                if (may && widths[i] > least_width && (widest == widths.size() || widths[i] > widths[widest]))
                    widest = i;
            }
            if (widest == widths.size()) break;
            --widths[widest];
        }
    }
    return widths;
}

std::string Table::row_lines(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths) const {
    std::vector<std::vector<std::string>> wrapped;
    std::size_t height = 1;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        wrapped.push_back(wrap(cells[i], widths[i]));
        height = std::max(height, wrapped.back().size());
    }
    std::string out;
    for (std::size_t part = 0; part < height; ++part) {
        std::string line;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (i > 0) line += std::string(gap, ' ');
            line += padded(part < wrapped[i].size() ? wrapped[i][part] : "", widths[i], columns_[i].align);
        }
        strip_end(line);
        out += line + "\n";
    }
    return out;
}

std::vector<std::string> Table::lines(std::size_t width) const {
    const std::vector<std::size_t> widths = widths_within(width);
    std::vector<std::string> titles;
    for (const Column& column : columns_) titles.push_back(column.title);
    std::vector<std::string> out{row_lines(titles, widths)};
    const std::size_t whole = std::accumulate(widths.begin(), widths.end(), gap * (widths.size() - 1));
    for (const Row& row : rows_) {
        out.push_back(row.rule ? std::string(whole, '-') + "\n" : row_lines(row.cells, widths));
    }
    return out;
}

std::string Table::text(std::size_t width) const {
    std::string out;
    for (const std::string& line : lines(width)) out += line;
    return out;
}

}  // namespace gm
