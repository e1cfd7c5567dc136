#include "resolution/draw_table.h"

#include <algorithm>

#include "orders/document_reader.h"
#include "orders/text.h"
#include "resolution/dice.h"

namespace resolution {

namespace {

std::string_view next_part(std::string_view& text) {
    const auto slash = text.find('/');
    const std::string_view part = text.substr(0, slash);
    text = slash == std::string_view::npos ? std::string_view{} : text.substr(slash + 1);
    return part;
}

bool is_placeholder(std::string_view part) { return part.starts_with('<') && part.ends_with('>'); }

std::string text_of(const Value& value) {
    if (const auto* text = std::get_if<std::string>(&value.content())) return *text;
    if (const auto* number = std::get_if<std::int64_t>(&value.content())) return std::to_string(*number);
    return {};
}

/// Why the value cannot come out of this draw; empty if it can.
std::string impossible(const DrawPattern& draw, const Value& value, std::string& advice) {
    const auto* list = std::get_if<List>(&value.content());
    const List single{value};
    if (draw.sides > 0) {
        const auto is_face = [&](const Value& item) {
            const auto* number = std::get_if<std::int64_t>(&item.content());
            return number != nullptr && *number >= 1 && *number <= draw.sides;
        };
        const List& faces = list == nullptr ? single : *list;
        if ((list == nullptr || draw.several) && std::all_of(faces.begin(), faces.end(), is_face)) return {};
        return (draw.several ? "this draw yields numbers from 1 to " : "this draw yields a number from 1 to ") +
               std::to_string(draw.sides);
    }
    if (draw.among.empty()) return {};
    for (const Value& item : list == nullptr ? single : *list) {
        const std::string text = text_of(item);
        if (std::find(draw.among.begin(), draw.among.end(), text) != draw.among.end()) continue;
        advice = orders::suggest(text, draw.among);
        return "this draw never yields '" + text + "'";
    }
    return {};
}

}  // namespace

bool DrawTable::matches(std::string_view pattern, std::string_view label) const {
    while (!pattern.empty() && !label.empty()) {
        const std::string_view wanted = next_part(pattern);
        const std::string_view given = next_part(label);
        if (!is_placeholder(wanted)) {
            if (wanted != given) return false;
            continue;
        }
        const std::string_view name = wanted.substr(1, wanted.size() - 2);
        if (name == "n") {
            const auto number = orders::parse_whole(given);
            if (!number || *number < 1) return false;
            continue;
        }
        const auto found = domains_.find(name);
        if (found == domains_.end()) return false;
        if (std::find(found->second.begin(), found->second.end(), given) == found->second.end()) return false;
    }
    return pattern.empty() && label.empty();
}

/// The nearest right label: the pattern that shares most, with the word that is off mended.
std::string DrawTable::advice(std::string_view label) const {
    std::vector<std::string> candidates;
    for (const DrawPattern& draw : patterns_) {
        std::string mended;
        std::string_view pattern = draw.pattern;
        std::string_view rest = label;
        while (!pattern.empty()) {
            const std::string_view wanted = next_part(pattern);
            const std::string given(next_part(rest));
            std::string part(wanted);
            if (is_placeholder(wanted)) {
                const auto found = domains_.find(wanted.substr(1, wanted.size() - 2));
                if (found == domains_.end()) {
                    part = orders::parse_whole(given) ? given : "1";
                } else {
                    part = orders::nearest(given, found->second).value_or(std::string(wanted));
                }
            }
            mended += (mended.empty() ? "" : "/") + part;
        }
        candidates.push_back(std::move(mended));
    }
    return orders::suggest(label, candidates);
}

orders::Problems DrawTable::check(const ImposedDice& dice) const {
    orders::Problems problems;
    for (const auto& [label, imposed] : dice.all()) {
        const auto draw = std::find_if(patterns_.begin(), patterns_.end(),
                                       [&](const DrawPattern& pattern) { return matches(pattern.pattern, label); });
        if (draw == patterns_.end()) {
            problems.push_back(orders::invalid("no draw of this game is called '" + label + "'", advice(label)));
        } else {
            std::string hint;
            const std::string why = impossible(*draw, imposed.value, hint);
            if (why.empty()) continue;
            problems.push_back(orders::invalid("'" + label + "': " + why, hint));
        }
        problems.back().mark = imposed.mark;
    }
    return problems;
}

}  // namespace resolution
