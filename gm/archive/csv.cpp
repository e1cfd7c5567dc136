#include "gm/archive/csv.h"

#include <fmt/format.h>

#include "gm/text/base64.h"
#include "gm/text/spreadsheet_cell.h"
#include "orders/text.h"

namespace gm::archive {

namespace {

std::string readable(const std::string& bytes) {
    const bool is_text = !orders::first_invalid_utf8(bytes) && bytes.find('\0') == std::string::npos;
    if (!is_text) return "base64:" + to_base64(bytes);
    return bytes.empty() ? "\"\"" : csv_cell(bytes);  // nothing at all is NULL
}

struct ToField {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    std::string operator()(double value) const { return fmt::format("{}", value); }
    std::string operator()(const Text& value) const { return readable(value.text); }
    std::string operator()(const Blob& value) const { return readable(value.bytes); }
};

template <class Items, class Write>
std::string line(const Items& items, Write write) {
    std::string out;
    for (const auto& item : items) out += (&item == items.data() ? "" : ",") + write(item);
    return out + "\r\n";
}

}  // namespace

std::string to_csv(const TableContent& table) {
    std::string out = line(table.columns, csv_cell);
    for (const TableRow& row : table.rows) {
        out += line(row, [](const Cell& cell) { return std::visit(ToField{}, cell); });
    }
    return out;
}

}  // namespace gm::archive
