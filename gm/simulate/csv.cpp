#include "gm/simulate/csv.h"

#include "gm/files/spreadsheet_cell.h"

namespace gm::simulation {

namespace {

void append_cell(std::string& line, const std::string& original) {
    const std::string text = harmless_cell(original);
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        line += text;
        return;
    }
    line += '"';
    for (const char c : text) {
        if (c == '"') line += '"';
        line += c == '\n' || c == '\r' ? ' ' : c;  // a row is one line, whatever a figure's value holds
    }
    line += '"';
}

}  // namespace

std::string csv_line(const Row& row) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (i > 0) line += ',';
        append_cell(line, row[i]);
    }
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
