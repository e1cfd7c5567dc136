#include <algorithm>

#include "orders/described/prose.h"
#include "orders/described/prose_keys.h"
#include "orders/described/sheet.h"

namespace orders::described {

namespace {

/// Words and spaces need no quotes, accents or not.
std::string worded_scalar(std::string_view text) {
    const auto is_word_byte = [](unsigned char c) {
        return (c < 0x80 && std::isalnum(c) != 0) || c == ' ' || c == '-' || c == '\'' || c == 0xC3 || c == 0xC5 ||
               (c >= 0x80 && c < 0xC0);
    };
    const auto first = static_cast<unsigned char>(text.empty() ? ' ' : text.front());
    const bool starts_well = first == 0xC3 || first == 0xC5 || (first < 0x80 && std::isalnum(first) != 0);
    const bool is_one_plain_word =
        std::all_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x80 && c != ' '; });
    if (is_one_plain_word || !starts_well || text.back() == ' ' || !std::all_of(text.begin(), text.end(), is_word_byte))
        return yaml_scalar(text);
    return std::string(text);
}

bool is_yes_or_no(const std::string& text) {
    static const Vocabulary::Place place = boolean_place();
    return std::any_of(place.terms.begin(), place.terms.end(), [&](const Term& term) {
        return text == term.id || text == term.french.front() || text == term.english.front();
    });
}

/// Numbers, yes and no as they are; all else is a text.
void quote_texts(Node& node) {
    for (Node& item : node.items) quote_texts(item);
    for (Member& member : node.members) quote_texts(member.value);
    if (node.is_scalar()) node.quoted = !parse_whole(node.text) && !is_yes_or_no(node.text);
}

void add_to(Node& sheet, const Member& member) {
    const auto same = std::find_if(sheet.members.begin(), sheet.members.end(),
                                   [&](const Member& one) { return one.key == member.key; });
    if (same == sheet.members.end()) return sheet.members.push_back(member);
    Node& value = same->value;
    value.items.insert(value.items.end(), member.value.items.begin(), member.value.items.end());
    value.members.insert(value.members.end(), member.value.members.begin(), member.value.members.end());
}

}  // namespace

Document sheet_of(const Prose& prose, const StructKind& sheet, const std::set<std::size_t>& without) {
    Document out = prose.document;
    for (const Part& part : sheet.parts()) {
        for (std::size_t i = 0; i < prose.lines.size(); ++i) {
            const ProseLine& line = prose.lines[i];
            if (line.part == &part && line.understood() && !without.contains(i)) add_to(out.root, line.member);
        }
    }
    return out;
}

std::string yaml_of(const Node& sheet, const StructKind& kind) {
    std::string out;
    for (Member member : sheet.members) {
        const auto parts = kind.parts();
        const auto part =
            std::find_if(parts.begin(), parts.end(), [&](const Part& one) { return is_called(one, member.key); });
        const bool has_rows = part != parts.end() && part->kind != nullptr;
        quote_texts(member.value);
        write_member(out, "", member.key, member.value, has_rows ? part->kind->rows() : 0, worded_scalar);
    }
    return out;
}

std::string yaml_line(const Member& member) {
    Node value = member.value;
    quote_texts(value);
    return worded_scalar(member.key) + ": " + in_flow(value, worded_scalar);
}

}  // namespace orders::described
