#include "orders/agent_jean/kinds.h"

#include <algorithm>

#include "orders/agent_jean/sheet.h"
#include "orders/described/sheet.h"
#include "orders/described/wild.h"
#include "orders/suggestion.h"
#include "orders/text.h"

namespace orders::agent_jean {

using described::kind_of;

namespace {

constexpr const Kind& colour_list = kind_of<std::vector<Colour>>;
constexpr Part some_colours = Part{}.some().or_one();  // AJ-36

const SheetContext& context_of(const Desk& desk) { return desk.as<SheetContext>(); }

// What can be named: those of a list, or cards.

const std::vector<Named>& all(const SheetContext& context, PlayerIndex) { return context.players; }
const std::vector<Named>& all(const SheetContext& context, AgentIndex) { return context.agents; }
const std::vector<Named>& all(const SheetContext& context, AccompliceIndex) { return context.accomplices; }

template <class T>
std::string id(const SheetContext& context, T one) {
    return all(context, one)[one.value()].id;
}
std::string id(const SheetContext& context, Card card) { return context.deck.code(card); }

template <class T>
std::vector<std::string> ids(const SheetContext& context, T) {
    std::vector<std::string> out;
    for (const Named& one : all(context, T{})) out.push_back(one.id);
    return out;
}
std::vector<std::string> ids(const SheetContext& context, Card) { return context.deck.codes(); }

template <class T>
bool find_named(const SheetContext& context, const Node& node, std::string_view word, T& out) {
    const auto& list = all(context, out);
    const auto named = std::find_if(list.begin(), list.end(), [&](const Named& one) { return one.is(word); });
    if (!node.is_scalar() || named == list.end()) return false;
    return out = T(static_cast<std::size_t>(named - list.begin())), true;
}
bool find_named(const SheetContext& context, const Node& node, std::string_view word, Card& out) {
    const auto card = node.is_scalar() ? context.deck.find(word) : std::nullopt;
    return out = card.value_or(out), card.has_value();
}

std::vector<std::string> people(const SheetContext& context) {
    std::vector<std::string> out;
    for (const Named& person : context.players) {
        out.push_back(person.id);
        if (person.name != person.id) out.push_back(person.name);
    }
    return out;
}

// What is said of something that is none of these.

void unknown(Reading& in, const Node& node, const Said& what, const Said& expected, const Said& advice) {
    in.reader().invalid(node.mark,
                        node.is_scalar() ? say("unknown {} '{}'", what, clip(node.text, 40))
                                         : say("{} must be {}, not {}", what, expected, what_it_is(node)),
                        advice);
}
Said advice_for(const Node& node, const std::vector<std::string>& known) {
    return node.is_scalar() ? suggestion(node.text, known) : Said{};
}
void unknown(Reading& in, const Node& node, AgentIndex agent) {
    unknown(in, node, say("agent"), say("a name"), suggestion(node.text, ids(context_of(in.desk), agent)));
}
void unknown(Reading& in, const Node& node, PlayerIndex) {
    unknown(in, node, say("player"), say("a name"), advice_for(node, people(context_of(in.desk))));
}
void unknown(Reading& in, const Node& node, AccompliceIndex) {
    unknown(in, node, say("accomplice"), say("a word"),
            node.is_scalar() ? in.words.suggestion_for(node.text, words_of(AnyAccomplice{}).place) : Said{});
}
void unknown(Reading& in, const Node& node, Card) {
    if (!node.is_scalar()) return unknown(in, node, say("a card"), say("a word"), {});
    const Deck& deck = context_of(in.desk).deck;
    in.reader().invalid(node.mark, say("there is no card '{}'", clip(node.text, 40)),
                        say("a card is a colour's letter and a value, such as {}", deck.code(deck.all().lowest())));
}

// What stands where words may, and is none of them.

const Kind& kind_for(int) { return kind_of<int>; }
template <class T>
const Kind& kind_for(T) {
    return name_kind<T>;
}

void read_other(Reading& in, const Node& node, const Part& part, const Called& called, int& number) {
    if (node.is_scalar() && parse_whole(node.text)) return kind_of<int>.read(in, node, part, called, &number);
    in.words.choice(node, say("position"), words_of(Place{}).place);
}
void read_other(Reading& in, const Node& node, const Part&, const Called&, PlayerIndex& leader) {
    if (find_named(context_of(in.desk), node, node.text, leader)) return;
    std::vector<std::string> known = people(context_of(in.desk));
    for (const Term& term : in.words.vocabulary().terms(words_of(LeaderWord{}).place))
        known.push_back(term.word(in.words.language()));
    unknown(in, node, say("leader"), say("a name"), advice_for(node, known));
}
void read_other(Reading& in, const Node& node, const Part&, const Called&, AccompliceIndex& accomplice) {
    const auto word = in.words.find(node, words_of(AnyAccomplice{}).place);
    const std::string_view written = word ? accomplice_words.ids[*word] : std::string_view(node.text);
    if (!find_named(context_of(in.desk), node, written, accomplice)) unknown(in, node, accomplice);
}

}  // namespace

bool Named::is(std::string_view written) const {
    const std::string word = fold(written);
    return word == fold(id) || word == fold(name);
}

template <class T>
void NameKind<T>::read(Reading& in, const Node& node, const Part&, const Called&, void* to) const {
    if (!find_named(context_of(in.desk), node, node.text, *static_cast<T*>(to))) unknown(in, node, T{});
}

template <class T>
Node NameKind<T>::write(const void* value, const Desk& desk) const {
    return described::text_node(id(context_of(desk), *static_cast<const T*>(value)));
}

template <class T>
void NameKind<T>::shape(Shape& out, const Part&, const Desk& desk) const {
    out.kind = ShapeKind::choice;
    out.choices = ids(context_of(desk), T{});
}

template <class T>
void NameKind<T>::draw(Wild& any, const Part&, void* to) const {
    *static_cast<T*>(to) = T(any.below(ids(context_of(any.desk()), T{}).size()));
}

template <class Either>
void WordOrKind<Either>::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    Either& either = *static_cast<Either*>(to);
    const Words words = words_of(Word{});
    const auto word = in.words.find(node, words.place);
    if (word && *word < words.ids.size()) {
        either = static_cast<Word>(*word);
    } else {
        read_other(in, node, part, called, either.template emplace<Other>());
    }
}

template <class Either>
Node WordOrKind<Either>::write(const void* value, const Desk& desk) const {
    const Either& either = *static_cast<const Either*>(value);
    if (const auto* word = std::get_if<Word>(&either)) return described::to_node(*word, desk);
    return kind_for(Other{}).write(&std::get<Other>(either), desk);
}

template <class Either>
void WordOrKind<Either>::shape(Shape& out, const Part& part, const Desk& desk) const {
    Shape words;
    Shape other;
    kind_of<Word>.shape(words, part, desk);
    kind_for(Other{}).shape(other, part, desk);
    if (other.kind != ShapeKind::choice) {
        out.kind = ShapeKind::either;
        out.parts = {std::move(words), std::move(other)};
        return;
    }
    out.kind = ShapeKind::choice;
    out.place = std::move(words.place);
    out.choices = std::move(words.choices);
    out.choices.insert(out.choices.end(), other.choices.begin(), other.choices.end());
}

template <class Either>
void WordOrKind<Either>::draw(Wild& any, const Part& part, void* to) const {
    Either& either = *static_cast<Either*>(to);
    if (any.one_in(2)) return kind_of<Word>.draw(any, part, &either.template emplace<Word>());
    kind_for(Other{}).draw(any, part, &either.template emplace<Other>());
}

void ColoursKind::read(Reading& in, const Node& node, const Part&, const Called& called, void* to) const {
    std::vector<Colour> list;
    colour_list.read(in, node, some_colours, called, &list);
    *static_cast<Colours*>(to) = Colours(list);
}

Node ColoursKind::write(const void* value, const Desk& desk) const {
    const auto list = static_cast<const Colours*>(value)->list();
    return colour_list.write(&list, desk);
}

void ColoursKind::shape(Shape& out, const Part&, const Desk& desk) const { colour_list.shape(out, some_colours, desk); }

void ColoursKind::draw(Wild& any, const Part&, void* to) const {
    std::vector<Colour> list;
    colour_list.draw(any, some_colours, &list);
    *static_cast<Colours*>(to) = Colours(list);
}

template class NameKind<Card>;
template class NameKind<AgentIndex>;
template class NameKind<AccompliceIndex>;
template class NameKind<PlayerIndex>;
template class WordOrKind<Position>;
template class WordOrKind<Leader>;
template class WordOrKind<Helper>;

}  // namespace orders::agent_jean
