#include "orders/document_reader.h"

#include <algorithm>
#include <charconv>

#include "orders/text.h"

namespace orders {

namespace {

std::string expected(std::string_view what, std::string_view kind, const Node& node) {
    return std::string(what) + " must be " + std::string(kind) + ", not " + what_it_is(node);
}

}  // namespace

std::optional<std::int64_t> parse_whole(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

bool DocumentReader::clean() const {
    return std::none_of(problems_.begin(), problems_.end(),
                        [](const Problem& problem) { return problem.kind != ProblemKind::warning; });
}

void DocumentReader::invalid(Mark mark, std::string what, std::string advice) {
    problems_.push_back(document_.problem(mark, std::move(what), std::move(advice)));
}

void DocumentReader::illegal(Mark mark, std::string what, std::string rule, std::string advice) {
    problems_.push_back(document_.problem(mark, std::move(what), std::move(advice), ProblemKind::illegal));
    problems_.back().rule = std::move(rule);
}

void DocumentReader::warn(Mark mark, std::string what, std::string advice) {
    problems_.push_back(document_.problem(mark, std::move(what), std::move(advice), ProblemKind::warning));
}

void DocumentReader::known_keys(const Node& map, std::initializer_list<std::string_view> known) {
    known_keys(map, std::vector<std::string>(known.begin(), known.end()));
}

void DocumentReader::known_keys(const Node& map, const std::vector<std::string>& known) {
    for (const Member& member : map.members) {
        if (std::find(known.begin(), known.end(), member.key) != known.end()) continue;
        invalid(member.mark, "unknown key '" + clip(member.key, 40) + "'", suggest(member.key, known));
    }
}

const Node* DocumentReader::map(const Node& node, std::string_view what) {
    if (node.is_map()) return &node;
    invalid(node.mark, expected(what, "a map (key: value)", node));
    return nullptr;
}

const Node* DocumentReader::list(const Node& node, std::string_view what) {
    if (node.is_list()) return &node;
    invalid(node.mark, expected(what, "a list", node), "write each item on its own line after '- '");
    return nullptr;
}

std::optional<std::int64_t> DocumentReader::whole(const Node& node, std::string_view what) {
    if (node.is_scalar()) {
        if (const auto value = parse_whole(node.text)) return value;
    }
    invalid(node.mark, expected(what, "a whole number", node));
    return std::nullopt;
}

std::optional<std::int64_t> DocumentReader::whole(const Node& node, std::string_view what, std::int64_t low,
                                                  std::int64_t high) {
    const auto value = whole(node, what);
    if (!value || (*value >= low && *value <= high)) return value;
    invalid(node.mark, std::string(what) + " must be between " + std::to_string(low) + " and " + std::to_string(high) +
                           ", not " + std::to_string(*value));
    return std::nullopt;
}

std::optional<bool> DocumentReader::boolean(const Node& node, std::string_view what) {
    if (node.is_scalar()) {
        const std::string word = fold(node.text);
        if (word == "true" || word == "yes" || word == "oui" || word == "vrai" || word == "on") return true;
        if (word == "false" || word == "no" || word == "non" || word == "faux" || word == "off") return false;
    }
    invalid(node.mark, expected(what, "true or false", node));
    return std::nullopt;
}

std::optional<std::string> DocumentReader::text(const Node& node, std::string_view what) {
    if (!node.is_scalar()) {
        invalid(node.mark, expected(what, "a text", node));
        return std::nullopt;
    }
    if (has_control_character(node.text)) {
        invalid(node.mark, std::string(what) + " holds a control character", "write it anew without");
        return std::nullopt;
    }
    return node.text;
}

std::optional<std::size_t> DocumentReader::choice(const Node& node, std::string_view what,
                                                  const std::vector<std::string>& choices) {
    if (node.is_scalar()) {
        const std::string word = fold(node.text);
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (fold(choices[i]) == word) return i;
        }
        invalid(node.mark, "unknown " + std::string(what) + " '" + clip(node.text, 40) + "'",
                suggest(node.text, choices));
        return std::nullopt;
    }
    invalid(node.mark, expected(what, "a word", node), suggest("", choices));
    return std::nullopt;
}

const Node* DocumentReader::required(const Node& map, std::string_view key, std::string_view of_what) {
    if (const Node* node = map.find(key)) return node;
    const std::vector<std::string> wanted{std::string(key)};
    const auto misspelt = std::find_if(map.members.begin(), map.members.end(),
                                       [&](const Member& member) { return nearest(member.key, wanted).has_value(); });
    const bool found = misspelt != map.members.end();
    invalid(found ? misspelt->mark : map.mark, std::string(of_what) + " lacks '" + wanted.front() + "'",
            found ? "did you mean it by '" + clip(misspelt->key, 40) + "'?" : "add '" + wanted.front() + ": ...'");
    return nullptr;
}

}  // namespace orders
