#include "orders/document_reader.h"

#include <algorithm>
#include <charconv>

#include "orders/amount.h"
#include "orders/suggestion.h"
#include "orders/text.h"

namespace orders {

namespace {

Said expected(const Said& what, Said kind, const Node& node) {
    return say("{} must be {}, not {}", what, std::move(kind), what_it_is(node));
}

}  // namespace

std::optional<std::int64_t> parse_whole(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

void DocumentReader::add(ProblemKind kind, Mark mark, Said what, Said advice, std::string rule) {
    if (!tells()) return problems_.count(kind);
    Problem problem = document_.problem(mark, std::move(what), std::move(advice), kind);
    problem.rule = std::move(rule);
    problem.path = path_;
    problems_.add(std::move(problem));
}

void DocumentReader::invalid(Mark mark, Said what, Said advice) {
    add(ProblemKind::invalid, mark, std::move(what), std::move(advice));
}

void DocumentReader::illegal(Mark mark, Said what, std::string rule, Said advice) {
    add(ProblemKind::illegal, mark, std::move(what), std::move(advice), std::move(rule));
}

void DocumentReader::warn(Mark mark, Said what, Said advice) {
    add(ProblemKind::warning, mark, std::move(what), std::move(advice));
}

void DocumentReader::known_keys(const Node& map, std::initializer_list<std::string_view> known) {
    known_keys(map, std::vector<std::string>(known.begin(), known.end()));
}

void DocumentReader::known_keys(const Node& map, const std::vector<std::string>& known) {
    for (const Member& member : map.members) {
        if (std::find(known.begin(), known.end(), member.key) != known.end()) continue;
        invalid(member.mark, say("unknown key '{}'", clip(member.key, 40)), suggestion(member.key, known));
    }
}

const Node* DocumentReader::map(const Node& node, const Said& what) {
    if (node.is_map()) return &node;
    invalid(node.mark, expected(what, say("a map (key: value)"), node));
    return nullptr;
}

const Node* DocumentReader::list(const Node& node, const Said& what) {
    if (node.is_list()) return &node;
    invalid(node.mark, expected(what, say("a list"), node), say("write each item on its own line after '- '"));
    return nullptr;
}

std::optional<std::int64_t> DocumentReader::whole(const Node& node, const Said& what) {
    if (node.is_scalar()) {
        if (const auto value = parse_whole(node.text)) return value;
    }
    invalid(node.mark, expected(what, say("a whole number"), node));
    return std::nullopt;
}

std::optional<std::int64_t> DocumentReader::whole(const Node& node, const Said& what, std::int64_t low,
                                                  std::int64_t high) {
    const auto value = whole(node, what);
    if (!value || (*value >= low && *value <= high)) return value;
    invalid(node.mark, say("{} must be between {} and {}, not {}", what, low, high, *value));
    return std::nullopt;
}

std::optional<Money> DocumentReader::amount(const Node& node, const Said& what) {
    if (!node.is_scalar()) {
        invalid(node.mark, expected(what, say("an amount"), node));
        return std::nullopt;
    }
    auto amount = parse_amount(node.text);
    if (amount) return *amount;
    Problem problem = std::move(amount).failure().problems.front();
    invalid(node.mark, say("{}: {}", what, std::move(problem.said)), std::move(problem.advised));
    return std::nullopt;
}

std::optional<bool> DocumentReader::boolean(const Node& node, const Said& what) {
    if (node.is_scalar()) {
        const std::string word = fold(node.text);
        if (word == "true" || word == "yes" || word == "oui" || word == "vrai" || word == "on") return true;
        if (word == "false" || word == "no" || word == "non" || word == "faux" || word == "off") return false;
    }
    invalid(node.mark, expected(what, say("true or false"), node));
    return std::nullopt;
}

std::optional<std::string> DocumentReader::text(const Node& node, const Said& what) {
    if (!node.is_scalar()) {
        invalid(node.mark, expected(what, say("a text"), node));
        return std::nullopt;
    }
    if (has_control_character(node.text)) {
        invalid(node.mark, say("{} holds a control character", what), say("write it anew without"));
        return std::nullopt;
    }
    return node.text;
}

std::optional<std::size_t> DocumentReader::choice(const Node& node, const Said& what,
                                                  const std::vector<std::string>& choices) {
    if (node.is_scalar()) {
        const std::string word = fold(node.text);
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (fold(choices[i]) == word) return i;
        }
        invalid(node.mark, say("unknown {} '{}'", what, clip(node.text, 40)), suggestion(node.text, choices));
        return std::nullopt;
    }
    invalid(node.mark, expected(what, say("a word"), node), suggestion("", choices));
    return std::nullopt;
}

const Node* DocumentReader::required(const Node& map, std::string_view key, const Said& of_what) {
    if (const Node* node = map.find(key)) return node;
    const std::vector<std::string> wanted{std::string(key)};
    const auto misspelt = std::find_if(map.members.begin(), map.members.end(),
                                       [&](const Member& member) { return nearest(member.key, wanted).has_value(); });
    const bool found = misspelt != map.members.end();
    invalid(found ? misspelt->mark : map.mark, say("{} lacks '{}'", of_what, wanted.front()),
            found ? say("did you mean it by '{}'?", clip(misspelt->key, 40)) : say("add '{}: ...'", wanted.front()));
    return nullptr;
}

}  // namespace orders
