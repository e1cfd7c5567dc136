#include "gm/report/template_functions.h"

#include <algorithm>
#include <array>
#include <functional>

#include <nlohmann/json.hpp>

#include "gm/report/wording.h"
#include "orders/text.h"
#include "orders/yaml_text.h"

namespace gm {

using nlohmann::json;

namespace {

using Context = TemplateContext;
using Arguments = TemplateFunction::Arguments;

/// 1234567 -> "1 234 567", with no-break spaces.
std::string grouped(std::int64_t amount) {
    std::string digits = std::to_string(amount < 0 ? -amount : amount);
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3) {
        digits.insert(static_cast<std::size_t>(at), "\u00a0");
    }
    return (amount < 0 ? "-" : "") + digits;
}

std::string padding(const std::string& text, std::int64_t width) {
    const auto wide = static_cast<std::int64_t>(orders::display_width(text));
    return std::string(static_cast<std::size_t>(std::max<std::int64_t>(0, width - wide)), ' ');
}

/// A name with its article, where it has one.
std::string name_in_sentence(Context& context, const json& id) {
    const std::string* found = context.word("the", as_text(id));
    return found == nullptr ? context.name(id) : *found;
}

bool is_singular(const Context& context, std::int64_t count) {
    const std::string* zero = context.word("grammar", "zero");
    return count == 1 || count == -1 || (count == 0 && zero != nullptr && *zero == "one");
}

std::string listed(const json& items, const std::string& last_separator,
                   const std::function<std::string(const json&)>& show) {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += i + 1 == items.size() ? last_separator : ", ";
        out += show(items[i]);
    }
    return out;
}

std::string tally(Context& context, const json& counts) {
    std::string out;
    for (const auto& [id, count] : counts.items()) {
        out += (out.empty() ? "" : ", ") + context.name(json(id)) + "\u00a0" + as_text(count);
    }
    return out;
}

/// The value at a dotted path such as `data.run`, or nothing.
const json* value_at(const json& item, std::string_view path) {
    const json* value = &item;
    while (!path.empty()) {
        const auto dot = std::min(path.find('.'), path.size());
        const auto found = value->is_object() ? value->find(path.substr(0, dot)) : value->end();
        if (found == value->end()) return nullptr;
        value = &*found;
        path.remove_prefix(std::min(dot + 1, path.size()));
    }
    return value;
}

json chosen(const json& items, std::string_view path, const json& wanted) {
    const auto fits = [&wanted](const json& value) {
        return wanted.is_array() ? std::find(wanted.begin(), wanted.end(), value) != wanted.end() : value == wanted;
    };
    json out = json::array();
    for (const json& item : items) {
        const json* value = value_at(item, path);
        if (value != nullptr && fits(*value)) out.push_back(item);
    }
    return out;
}

json lines_as_json(std::string_view text) {
    json out = json::array();
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = text.substr(0, end);
        if (line.find_first_not_of(" \t\r") != std::string_view::npos) out.push_back(std::string(line));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

std::int64_t whole(const json* argument) { return argument->get<std::int64_t>(); }
std::size_t natural(const json* argument) { return argument->get<std::size_t>(); }

/// A function of one text.
template <std::string (*change)(std::string_view)>
json changed(Context&, const Arguments& a) {
    return change(as_text(*a[0]));
}

constexpr auto functions = std::to_array<TemplateFunction>({
    {"name(id)", "what people call it; the id itself, if it has no name",
     [](Context& context, const Arguments& a) -> json { return context.name(*a[0]); }},
    {"the(id)", "its name with the article, as within a sentence",
     [](Context& context, const Arguments& a) -> json { return name_in_sentence(context, *a[0]); }},
    {"names(ids, last)", "their names with commas between, and `last` (`\" and \"`) before the last one",
     [](Context& context, const Arguments& a) -> json {
         return listed(*a[0], as_text(*a[1]), [&](const json& id) { return context.name(id); });
     }},
    {"listed(ids, last)", "the same, each with its article",
     [](Context& context, const Arguments& a) -> json {
         return listed(*a[0], as_text(*a[1]), [&](const json& id) { return name_in_sentence(context, id); });
     }},
    {"tally(counts)", "of a map from ids to numbers: `Akira 2, Renraku 1`",
     [](Context& context, const Arguments& a) -> json { return tally(context, *a[0]); }},
    {"word(table, id)", "that word of the `words:` in the phrases; the id itself, if there is none",
     [](Context& context, const Arguments& a) -> json {
         const std::string* found = context.word(as_text(*a[0]), as_text(*a[1]));
         return found == nullptr ? as_text(*a[1]) : *found;
     }},
    {"has_word(table, id)", "is there such a word?",
     [](Context& context, const Arguments& a) -> json {
         return context.word(as_text(*a[0]), as_text(*a[1])) != nullptr;
     }},
    {"plural(n, one, many)", "`one` or `many`, as the language counts (`words: grammar: zero`)",
     [](Context& context, const Arguments& a) -> json { return *a[is_singular(context, whole(a[0])) ? 1 : 2]; }},
    {"amount(n)", "`1 234 567`, with no-break spaces",
     [](Context&, const Arguments& a) -> json { return grouped(whole(a[0])); }},
    {"signed(n)", "the same, with a `+` before what is more than nothing",
     [](Context&, const Arguments& a) -> json { return (whole(a[0]) > 0 ? "+" : "") + grouped(whole(a[0])); }},
    {"left(x, width)", "with spaces behind it; widths count what a terminal shows, accents included",
     [](Context&, const Arguments& a) -> json { return as_text(*a[0]) + padding(as_text(*a[0]), whole(a[1])); }},
    {"right(x, width)", "with spaces before it",
     [](Context&, const Arguments& a) -> json { return padding(as_text(*a[0]), whole(a[1])) + as_text(*a[0]); }},
    {"capital(text)", "its first letter as a capital", &changed<capital>},
    {"de(text)", "French `de` before it: `d'Akira`, `du Bureau`; exceptions stand in `words: de`",
     [](Context& context, const Arguments& a) -> json {
         const std::string* exception = context.word("de", as_text(*a[0]));
         return exception == nullptr ? french_of(as_text(*a[0])) : *exception;
     }},
    {"au(text)", "French `à` before it: `à Renraku`, `au Bureau`, `aux Réformateurs`", &changed<french_to>},
    {"part(text, separator, n)", "the n-th part, from 1, of `runs/2/network`",
     [](Context&, const Arguments& a) -> json { return part_of(as_text(*a[0]), as_text(*a[1]), natural(a[2])); }},
    {"after(text, separator)", "what follows the first separator",
     [](Context&, const Arguments& a) -> json { return after(as_text(*a[0]), as_text(*a[1])); }},
    {"lines(text)", "the list of its lines, without blank ones",
     [](Context&, const Arguments& a) { return lines_as_json(as_text(*a[0])); }},
    {"wrap(text, width, indent)", "in lines of that width, all but the first indented",
     [](Context&, const Arguments& a) -> json { return wrapped(as_text(*a[0]), natural(a[1]), natural(a[2])); }},
    {"indent(text, n)", "n spaces before each line that is not empty",
     [](Context&, const Arguments& a) -> json { return indented(as_text(*a[0]), natural(a[1])); }},
    {"lead(text, prefix)", "the prefix (`\"## \"`) before each line; whatever people wrote, no other line can begin",
     [](Context&, const Arguments& a) -> json { return led(as_text(*a[0]), as_text(*a[1])); }},
    {"yaml(text)", "as a value of YAML, quoted where it must be",
     [](Context&, const Arguments& a) -> json { return orders::yaml_scalar(as_text(*a[0])); }},
    {"sheet(text)", "an order sheet in the words of the reader's language",
     [](Context& context, const Arguments& a) -> json { return context.sheet(as_text(*a[0])); }},
    {"where(items, path, wanted)",
     "the items whose value at `path` (`\"data.place\"`) is that, or one of a list of them",
     [](Context&, const Arguments& a) { return chosen(*a[0], as_text(*a[1]), *a[2]); }},
    {"with(map, key, value)", "the map, and that member",
     [](Context&, const Arguments& a) {
         json out = *a[0];
         out[as_text(*a[1])] = *a[2];
         return out;
     }},
    {"text_of(part)", "what another template says, as a value, and as plain text even in a page",
     [](Context& context, const Arguments& a) -> json { return context.text_of(as_text(*a[0]), nullptr); }},
    {"text_of(part, x)", "the same for a part that sees the fields of `x` and nothing else",
     [](Context& context, const Arguments& a) -> json { return context.text_of(as_text(*a[0]), a[1]); }},
    {"safe_html(markup)", "in a page, markup of gm's own making as it is; anything else is escaped all the same",
     [](Context& context, const Arguments& a) { return context.safe_html(*a[0]); }},
});

}  // namespace

int TemplateFunction::arguments() const { return 1 + static_cast<int>(std::count(call.begin(), call.end(), ',')); }

std::span<const TemplateFunction> template_functions() { return functions; }

std::string as_text(const json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

}  // namespace gm
