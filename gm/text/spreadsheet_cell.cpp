#include "gm/text/spreadsheet_cell.h"

#include <algorithm>

namespace gm {

namespace {

constexpr char guard = '\'';

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// -5, +0.25: nothing a spreadsheet could run.
bool is_plain_number(std::string_view text) {
    if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
    const auto point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    const std::string_view part = point == std::string_view::npos ? "0" : text.substr(point + 1);
    return !whole.empty() && !part.empty() && std::all_of(whole.begin(), whole.end(), is_digit) &&
           std::all_of(part.begin(), part.end(), is_digit);
}

/// Would it be run, but for the apostrophes before it?
bool is_formula(std::string_view text) {
    const auto first = text.find_first_not_of(guard);
    if (first == std::string_view::npos) return false;
    constexpr std::string_view beginnings = "=+-@\t\r\n";
    return beginnings.find(text[first]) != std::string_view::npos && !(first == 0 && is_plain_number(text));
}

}  // namespace

std::string harmless_cell(std::string text) {
    if (is_formula(text)) text.insert(text.begin(), guard);
    return text;
}

std::string csv_cell(std::string text) {
    text = harmless_cell(std::move(text));
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"') out += '"';
        out += c;
    }
    return out + '"';
}

std::string_view original_cell(std::string_view cell) {
    if (cell.starts_with(guard) && is_formula(cell)) cell.remove_prefix(1);
    return cell;
}

}  // namespace gm
