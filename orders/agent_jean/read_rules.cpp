#include "orders/agent_jean/sheet_reader.h"
#include "orders/agent_jean/vocabulary.h"
#include "orders/suggestion.h"
#include "orders/text.h"

namespace orders::agent_jean {

namespace {

constexpr std::size_t all_picks = 6;
constexpr std::size_t longest_code = 3;  ///< of a card

}  // namespace

std::vector<Rule> SheetReader::rules(const Node& node, const Said& what) {
    std::vector<Rule> out;
    if (reader().list(node, what) == nullptr) return out;
    if (node.items.size() > static_cast<std::size_t>(context_.rules_a_list))
        reader().invalid(node.mark, say("{} are too many rules for one list", node.items.size()),
                         say("at most {} are read", context_.rules_a_list));
    for (const Node& item : node.items) out.push_back(rule(item));
    return out;
}

Rule SheetReader::rule(const Node& node) {
    Rule out;
    if (reader().map(node, say("a rule")) == nullptr) return out;
    const Keys keys = words_.keys(node, "rule");
    if (const Node* when = keys.filled("if")) out.when = conditions(*when);
    if (const Node* play = words_.required(keys, "play", say("a rule"))) out.play = choice(*play, all_picks);
    return out;
}

Conditions SheetReader::conditions(const Node& node) {
    Conditions out;
    if (reader().map(node, say("the conditions of a rule")) == nullptr) return out;
    const Keys keys = words_.keys(node, "condition");
    for (const Member& member : node.members) {
        if (member.value.is_null())
            reader().invalid(member.mark, say("'{}' has no value", clip(member.key, 40)),
                             say("write '{}: ...'", clip(member.key, 40)));
    }
    position_and_turns(keys, out);
    table(keys, out);
    numbers(keys, out);
    return out;
}

void SheetReader::position_and_turns(const Keys& keys, Conditions& out) {
    if (const Node* node = keys.filled("turn")) {
        out.turns.emplace();
        one_or_more(*node, [&](const Node& item) {
            if (const auto turn = reader().whole(item, keys.word("turn"), 1, context_.turns))
                out.turns->push_back(static_cast<int>(*turn));
        });
    }
    if (const Node* node = keys.filled("position")) out.position = position(*node);
    if (const Node* node = keys.filled("accomplice")) out.accomplice = accomplice(*node);
}

void SheetReader::table(const Keys& keys, Conditions& out) {
    if (const Node* node = keys.filled("led")) out.led = colours(*node);
    if (const Node* node = keys.filled("best_colour")) out.best_colour = colours(*node);
    if (const Node* node = keys.filled("best_player")) out.best_player = player(*node);
    if (const Node* node = keys.filled("have")) out.have = card(*node);
    out.trump_played = flag(keys, "trump_played");
    out.can_win = flag(keys, "can_win");
}

void SheetReader::numbers(const Keys& keys, Conditions& out) {
    out.plan_at_least = number(keys, "plan_at_least");
    out.plan_at_most = number(keys, "plan_at_most");
    out.trick_yellow_at_least = number(keys, "trick_yellow_at_least");
    out.trick_yellow_at_most = number(keys, "trick_yellow_at_most");
    out.trick_green_at_least = number(keys, "trick_green_at_least");
    out.trick_green_at_most = number(keys, "trick_green_at_most");
}

std::optional<int> SheetReader::number(const Keys& keys, std::string_view id) {
    const Node* node = keys.filled(id);
    const auto value = node == nullptr ? std::nullopt : words_.count(*node, keys.word(id));
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

std::optional<bool> SheetReader::flag(const Keys& keys, std::string_view id) {
    const Node* node = keys.filled(id);
    return node == nullptr ? std::nullopt : reader().boolean(*node, keys.word(id));
}

std::optional<Position> SheetReader::position(const Node& node) {
    if (const auto word = words_.find(node, "position")) return Position(static_cast<Place>(*word));
    const auto number = node.is_scalar() ? parse_whole(node.text) : std::nullopt;
    if (!number) {
        words_.choice(node, say("position"), "position");
        return std::nullopt;
    }
    const auto players = static_cast<std::int64_t>(context_.players.size());
    if (*number < 1 || *number > players) {
        reader().invalid(node.mark, say("{} must be between {} and {}, not {}", say("position"), 1, players, *number));
        return std::nullopt;
    }
    return Position(static_cast<int>(*number));
}

std::optional<Helper> SheetReader::accomplice(const Node& node) {
    const auto place = words_.find(node, "accomplice");
    const std::string id = place ? vocabulary().terms("accomplice")[*place].id : node.text;
    if (id == "none") return Helper(AnyAccomplice::none);
    if (id == "any") return Helper(AnyAccomplice::any);
    for (std::size_t i = 0; node.is_scalar() && i < context_.accomplices.size(); ++i) {
        if (fold(context_.accomplices[i]) == fold(id)) return Helper(AccompliceIndex(i));
    }
    if (node.is_scalar()) {
        reader().invalid(node.mark, say("unknown {} '{}'", say("accomplice"), clip(node.text, 40)),
                         words_.suggestion_for(node.text, "accomplice"));
    } else {
        reader().invalid(node.mark, say("{} must be {}, not {}", say("accomplice"), say("a word"), what_it_is(node)));
    }
    return std::nullopt;
}

Colours SheetReader::colours(const Node& node) {
    Colours out;
    one_or_more(node, [&](const Node& item) {
        if (const auto colour = words_.choice(item, say("colour"), "colour")) out.add(static_cast<Colour>(*colour));
    });
    return out;
}

std::optional<Card> SheetReader::card(const Node& node) {
    const auto found = node.is_scalar() ? context_.deck.find(node.text) : std::nullopt;
    if (found) return found;
    if (node.is_scalar()) {
        reader().invalid(node.mark, say("there is no card '{}'", clip(node.text, 40)),
                         say("a card is a colour's letter and a value, such as {}",
                             context_.deck.code(context_.deck.all().lowest())));
    } else {
        reader().invalid(node.mark, say("{} must be {}, not {}", say("a card"), say("a word"), what_it_is(node)));
    }
    return std::nullopt;
}

Choice SheetReader::choice(const Node& node, std::size_t picks) {
    if (node.is_map()) return named_choice(node, picks);
    Choice out;
    const auto word = words_.find(node, "pick");
    if (word && *word < picks) {
        out.pick = static_cast<Pick>(*word);
    } else if (word || (node.is_scalar() && node.text.size() > longest_code && !context_.deck.find(node.text))) {
        words_.choice(node, say("pick"), "pick", picks);  // a word was meant
    } else {
        out.card = card(node);
    }
    return out;
}

Choice SheetReader::named_choice(const Node& node, std::size_t picks) {
    Choice out;
    const Keys keys = words_.keys(node, "choice");
    if (const Node* pick = words_.required(keys, "pick", say("this choice"))) {
        if (const auto word = words_.choice(*pick, say("pick"), "pick", picks)) out.pick = static_cast<Pick>(*word);
    }
    if (const Node* filter = keys.filled("colours")) out.colours = colours(*filter);
    return out;
}

}  // namespace orders::agent_jean
