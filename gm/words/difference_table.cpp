#include "gm/words/difference_table.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/audit/words.h"

namespace gm {

using nlohmann::json;

namespace {

/// A record or a list of them: a person cannot read it in a cell.
bool is_record(const std::optional<std::string>& side) {
    if (!side) return false;
    const json value = json::parse(*side, nullptr, false);
    if (value.is_object()) return true;
    return value.is_array() && std::ranges::any_of(value, [](const json& item) { return item.is_structured(); });
}

}  // namespace

Table difference_table(const std::vector<Difference>& found, const NamesById& names, std::string before,
                       std::string after) {
    using Align = Table::Align;
    Table table({{"what"}, {"figure"}, {std::move(before), Align::left, true}, {std::move(after), Align::left, true}});
    std::string last;
    for (const Difference& one : found) {
        NamedDifference named = in_words(one, names);
        if (is_record(one.before)) named.before = one.after ? "…" : "was there";
        if (is_record(one.after)) named.after = one.before ? "…" : "new";
        if (named.before == named.after) continue;
        table.add({named.thing == last ? "" : named.thing, spaced(named.field), named.before, named.after});
        last = named.thing;
    }
    return table;
}

}  // namespace gm
