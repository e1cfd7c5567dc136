#include "resolution/fact_cells.h"

#include <algorithm>

namespace resolution::simulated {

namespace {

struct ToCell {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(bool value) const { return value ? "1" : "0"; }
    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    std::string operator()(const std::string& value) const { return value; }
    std::string operator()(const List& items) const {
        std::vector<std::string> cells;
        for (const Value& item : items) cells.push_back(cell(item));
        return in_one_cell(cells);
    }
    std::string operator()(const Fields&) const { return {}; }
};

template <class T>
const T& content_or_none(const Value& value) {
    static const T none{};
    const T* content = std::get_if<T>(&value.content());
    return content != nullptr ? *content : none;
}

}  // namespace

std::string in_one_cell(const std::vector<std::string>& items) {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) out += (i == 0 ? "" : "|") + items[i];
    return out;
}

const Value& field(const Fields& fields, std::string_view name) {
    static const Value none;
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const auto& one) { return one.name == name; });
    return found == fields.end() ? none : found->value;
}

std::string cell(const Value& value) { return std::visit(ToCell{}, value.content()); }

std::int64_t number(const Fields& fields, std::string_view name) {
    return content_or_none<std::int64_t>(field(fields, name));
}

const List& list(const Fields& fields, std::string_view name) { return content_or_none<List>(field(fields, name)); }

const Fields& fields_in(const Value& value) { return content_or_none<Fields>(value); }

}  // namespace resolution::simulated
