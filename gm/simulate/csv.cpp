#include "gm/simulate/csv.h"

#include <algorithm>

#include "gm/text/spreadsheet_cell.h"

namespace gm::simulation {

std::string csv_line(const Row& row) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (i > 0) line += ',';
        line += csv_cell(row[i]);
    }
    // A row is one line, whatever a figure's value holds.
    std::replace_if(line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    line += '\n';
    return line;
}

Row csv_cells(std::string_view line) {
    Row cells(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"') {
            cells.back() += '"';
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (c == ',' && !quoted) {
            cells.emplace_back();
        } else {
            cells.back() += c;
        }
    }
    for (std::string& cell : cells) cell = std::string(original_cell(cell));
    return cells;
}

}  // namespace gm::simulation
