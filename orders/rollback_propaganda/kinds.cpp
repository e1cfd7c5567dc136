#include "orders/rollback_propaganda/kinds.h"

#include <algorithm>

#include "orders/described/sheet.h"
#include "orders/described/wild.h"
#include "orders/suggestion.h"
#include "orders/text.h"

namespace orders::rollback_propaganda {

using described::kind_of;
using described::text_node;

namespace {

constexpr std::string_view mage_place = words_of(MageWord{}).place;
constexpr std::string_view side_place = words_of(PileWord{}).place;
constexpr std::string_view ethers_place = words_of(EthersWord{}).place;

/// What is no word, and what is none that this place has.
void unknown(Reading& in, const Node& node, const Said& what, std::string_view place) {
    in.reader().invalid(node.mark,
                        node.is_scalar() ? say("unknown {} '{}'", what, clip(node.text, 40))
                                         : say("{} must be {}, not {}", what, say("a word"), what_it_is(node)),
                        node.is_scalar() ? suggestion_in_play(in, node.text, place) : Said{});
}

const Term* find_term(Reading& in, const Node& node, std::string_view place) {
    return node.is_scalar() ? in.words.vocabulary().find(place, node.text) : nullptr;
}

template <class Tag, class List, class IdOf>
std::optional<Index<Tag>> by_id(const List& list, std::string_view id, IdOf id_of_one) {
    const auto found = std::find_if(list.begin(), list.end(), [&](const auto& one) { return id_of_one(one) == id; });
    if (found == list.end()) return std::nullopt;
    return Index<Tag>(static_cast<std::size_t>(found - list.begin()));
}
std::string_view id_in(const Term& term) { return term.id; }
template <class Listed>
std::string_view id_in(const Listed& listed) {
    return listed.term.id;
}
constexpr auto listed_id = [](const auto& one) { return id_in(one); };

bool game_has(const SheetContext& context, std::string_view place, const Term& term) {
    if (place == faction_place) {
        const auto faction = by_id<FactionTag>(context.catalogue->factions, term.id, listed_id);
        return !faction || context.in_play(*faction);
    }
    const auto event = by_id<EventTag>(context.catalogue->events, term.id, listed_id);
    return !event || context.in_play(*event);
}

}  // namespace

Said suggestion_in_play(const Reading& in, std::string_view written, std::string_view place) {
    const SheetContext& context = context_of(in.desk);
    return in.words.suggestion_for(written, place, [&](const Term& term) { return game_has(context, place, term); });
}

namespace {

// Factions.

std::optional<FactionIndex> faction_by(const SheetContext& context, const Term* term) {
    if (term == nullptr) return std::nullopt;
    const auto found = by_id<FactionTag>(context.catalogue->factions, term->id, listed_id);
    return found && context.in_play(*found) ? found : std::nullopt;
}

std::vector<FactionIndex> factions_of(const SheetContext& context) {
    std::vector<FactionIndex> out;
    for (std::size_t i = 0; i < context.catalogue->factions.size(); ++i) {
        if (context.in_play(FactionIndex(i))) out.emplace_back(i);
    }
    return out;
}

const std::string& id_of_one(const SheetContext& context, FactionIndex faction) {
    return context.catalogue->factions[faction.value()].id;
}

// Events.

std::optional<EventName> event_by(const SheetContext& context, const Term* term) {
    if (term == nullptr) return std::nullopt;
    EventName name{by_id<EventTag>(context.catalogue->events, term->id, listed_id),
                   by_id<EventKindTag>(context.catalogue->kinds, term->id, listed_id)};
    if (name.event && !context.in_play(*name.event)) name.event.reset();
    if (!name.event && !name.kind) return std::nullopt;
    return name;
}

const std::string& id_of_one(const SheetContext& context, const EventName& name) {
    return name.event ? context.catalogue->events[name.event->value()].term.id
                      : context.catalogue->kinds[name.kind->value()].id;
}

/// Kinds first: they say more in a word.
std::vector<EventName> event_names(const SheetContext& context) {
    std::vector<EventName> out;
    const Catalogue& all = *context.catalogue;
    for (const Term& kind : all.kinds) out.push_back(*event_by(context, &kind));
    for (const Catalogue::Event& event : all.events) {
        const auto name = event_by(context, &event.term);
        if (name && std::find(out.begin(), out.end(), *name) == out.end()) out.push_back(*name);
    }
    return out;
}

// Mages.

std::optional<PlayerIndex> player_by(const SheetContext& context, const Node& node) {
    const auto& list = context.players;
    const auto by = [&](auto is) {
        return std::find_if(list.begin(), list.end(), [&](const Named& one) { return node.is_scalar() && is(one); });
    };
    auto named = by([&](const Named& one) { return one.id == node.text; });  // whatever others are called
    if (named == list.end()) named = by([&](const Named& one) { return one.is(node.text); });
    if (named == list.end()) return std::nullopt;
    return PlayerIndex(static_cast<std::size_t>(named - list.begin()));
}

void unknown_mage(Reading& in, const Node& node, std::string_view place) {
    if (!node.is_scalar()) return unknown(in, node, say("mage"), place);
    std::vector<std::string> known;
    for (const Named& one : context_of(in.desk).players) {
        known.push_back(one.id);
        if (one.name != one.id) known.push_back(one.name);
    }
    for (const Term& term : in.words.vocabulary().terms(place)) known.push_back(term.word(in.words.language()));
    in.reader().invalid(node.mark, say("unknown {} '{}'", say("mage"), clip(node.text, 40)),
                        suggestion(node.text, known));
}

template <class Word>
std::optional<Word> word_by(const Term* term) {
    const auto ids = words_of(Word{}).ids;
    const auto found = term == nullptr ? ids.end() : std::find(ids.begin(), ids.end(), term->id);
    if (found == ids.end()) return std::nullopt;
    return static_cast<Word>(found - ids.begin());
}

template <class Word>
void add_ids(std::vector<std::string>& out) {
    for (const std::string_view id : words_of(Word{}).ids) out.emplace_back(id);
}

template <class Word>
void draw_word(Wild& any, Word& word) {
    word = static_cast<Word>(any.below(words_of(Word{}).ids.size()));
}

// Of each type: how it is read, what its id is, and which there are.

void read_one(Reading& in, const Node& node, const Part&, FactionIndex& to) {
    const auto faction = faction_by(context_of(in.desk), find_term(in, node, faction_place));
    faction ? void(to = *faction) : unknown(in, node, say("faction"), faction_place);
}
void read_one(Reading& in, const Node& node, const Part&, FactionTarget& to) {
    const Term* term = find_term(in, node, faction_place);
    const auto word = word_by<FactionWord>(term);
    const auto faction = faction_by(context_of(in.desk), term);
    if (word) {
        to = *word;
    } else if (faction) {
        to = *faction;
    } else {
        unknown(in, node, say("faction"), faction_place);
    }
}
void read_one(Reading& in, const Node& node, const Part&, CardIndex& to) {
    const Term* term = find_term(in, node, card_place);
    if (term == nullptr) return unknown(in, node, say("card"), card_place);
    to = *by_id<CardTag>(context_of(in.desk).catalogue->cards, term->id, listed_id);
}
void read_one(Reading& in, const Node& node, const Part&, EventName& to) {
    const auto name = event_by(context_of(in.desk), find_term(in, node, event_place));
    name ? void(to = *name) : unknown(in, node, say("event"), event_place);
}
void read_one(Reading& in, const Node& node, const Part&, EventTarget& to) {
    if (!node.is_scalar() || !parse_whole(node.text)) {
        EventName name;
        read_one(in, node, {}, name);
        to = name;
    } else if (const auto place = in.reader().whole(node, say("place in the Present"), 1, most_number)) {
        to = static_cast<int>(*place);
    }
}
void read_one(Reading& in, const Node& node, const Part&, MageTarget& to) {
    const auto word = word_by<MageWord>(find_term(in, node, mage_place));
    const auto player = player_by(context_of(in.desk), node);
    if (player) {
        to = *player;
    } else if (word) {
        to = *word;
    } else {
        unknown_mage(in, node, mage_place);
    }
}
void read_one(Reading& in, const Node& node, const Part&, SwapSide& to) {
    const Term* term = find_term(in, node, side_place);
    const auto mage = word_by<MageWord>(term);
    const auto player = player_by(context_of(in.desk), node);
    if (player) {
        to = *player;
    } else if (mage) {
        to = *mage;
    } else if (term != nullptr) {
        to = PileWord::unassigned;
    } else {
        unknown_mage(in, node, side_place);
    }
}
void read_one(Reading& in, const Node& node, const Part&, EtherCount& to) {
    if (find_term(in, node, ethers_place) != nullptr) {
        to = EthersWord::all;
    } else if (node.is_scalar() && !parse_whole(node.text)) {
        unknown(in, node, say("number of Ethers"), ethers_place);
    } else if (const auto count = in.reader().whole(node, say("number of Ethers"), 0, most_number)) {
        to = static_cast<int>(*count);
    }
}

struct WriteOne {
    const SheetContext& context;
    Node operator()(FactionIndex one) const { return text_node(id_of_one(context, one)); }
    Node operator()(CardIndex one) const { return text_node(context.catalogue->cards[one.value()].term.id); }
    Node operator()(const EventName& one) const { return text_node(id_of_one(context, one)); }
    Node operator()(PlayerIndex one) const { return text_node(context.players[one.value()].id); }
    Node operator()(int number) const { return described::plain_node(std::to_string(number)); }
    template <Worded Word>
    Node operator()(Word word) const {
        return text_node(orders::id_of(word));
    }
    template <class... Any>
    Node operator()(const std::variant<Any...>& one) const {
        return std::visit(*this, one);
    }
};

void offer(Shape& out, std::string_view place) {
    out.kind = ShapeKind::choice;
    out.place = place;
}
void add_players(Shape& out, const SheetContext& context) {
    for (const Named& one : context.players) out.choices.push_back(one.id);
}
void shape_one(Shape& out, const Part&, const SheetContext& context, const FactionIndex*) {
    offer(out, faction_place);
    for (const FactionIndex one : factions_of(context)) out.choices.push_back(id_of_one(context, one));
}
void shape_one(Shape& out, const Part& part, const SheetContext& context, const FactionTarget*) {
    add_ids<FactionWord>(out.choices);
    shape_one(out, part, context, static_cast<const FactionIndex*>(nullptr));
}
/// Those that the author has, first.
void shape_one(Shape& out, const Part&, const SheetContext& context, const CardIndex*) {
    offer(out, card_place);
    for (const CardIndex one : context.cards_by_need())
        out.choices.push_back(context.catalogue->cards[one.value()].term.id);
}
void shape_one(Shape& out, const Part&, const SheetContext& context, const EventName*) {
    offer(out, event_place);
    for (const EventName& one : event_names(context)) out.choices.push_back(id_of_one(context, one));
}
void shape_one(Shape& out, const Part& part, const SheetContext& context, const EventTarget*) {
    for (std::size_t i = 1; i <= context.present.size(); ++i) out.choices.push_back(std::to_string(i));
    shape_one(out, part, context, static_cast<const EventName*>(nullptr));
}
void shape_one(Shape& out, const Part&, const SheetContext& context, const MageTarget*) {
    offer(out, mage_place);
    add_ids<MageWord>(out.choices);
    add_players(out, context);
}
void shape_one(Shape& out, const Part&, const SheetContext& context, const SwapSide*) {
    offer(out, side_place);
    add_ids<PileWord>(out.choices);
    add_ids<MageWord>(out.choices);
    add_players(out, context);
}
void shape_one(Shape& out, const Part& part, const SheetContext& context, const EtherCount*) {
    out.kind = ShapeKind::either;
    out.parts.resize(2);
    static_cast<const Kind&>(kind_of<EthersWord>).shape(out.parts[0], part, context);
    out.parts[1].kind = ShapeKind::whole;
    out.parts[1].high = most_number;
}

template <class One>
void draw_listed(Wild& any, const std::vector<One>& list, auto& to) {
    to = any.one_of(list);
}
void draw_one(Wild& any, FactionIndex& to) { draw_listed(any, factions_of(context_of(any.desk())), to); }
void draw_one(Wild& any, CardIndex& to) { to = CardIndex(any.below(context_of(any.desk()).catalogue->cards.size())); }
void draw_one(Wild& any, EventName& to) { draw_listed(any, event_names(context_of(any.desk())), to); }
void draw_one(Wild& any, PlayerIndex& to) { to = PlayerIndex(any.below(context_of(any.desk()).players.size())); }
void draw_one(Wild& any, FactionTarget& to) {
    any.one_in(2) ? draw_word(any, to.emplace<FactionWord>()) : draw_one(any, to.emplace<FactionIndex>());
}
void draw_one(Wild& any, MageTarget& to) {
    any.one_in(2) ? draw_word(any, to.emplace<MageWord>()) : draw_one(any, to.emplace<PlayerIndex>());
}
void draw_one(Wild& any, SwapSide& to) {
    if (any.one_in(4)) {
        to = PileWord::unassigned;
    } else {
        any.one_in(2) ? draw_word(any, to.emplace<MageWord>()) : draw_one(any, to.emplace<PlayerIndex>());
    }
}
void draw_one(Wild& any, EtherCount& to) {
    if (any.one_in(2)) {
        to = EthersWord::all;
    } else {
        to = static_cast<int>(any.below(4));
    }
}
void draw_one(Wild& any, EventTarget& to) {
    const std::size_t cards = context_of(any.desk()).present.size();
    if (cards > 0 && any.one_in(2)) {
        to = static_cast<int>(any.below(cards)) + 1;
    } else {
        draw_one(any, to.emplace<EventName>());
    }
}

}  // namespace

template <class T>
void NamedKind<T>::read(Reading& in, const Node& node, const Part& part, const Called&, void* to) const {
    read_one(in, node, part, *static_cast<T*>(to));
}

template <class T>
Node NamedKind<T>::write(const void* value, const Desk& desk) const {
    return WriteOne{context_of(desk)}(*static_cast<const T*>(value));
}

template <class T>
void NamedKind<T>::shape(Shape& out, const Part& part, const Desk& desk) const {
    shape_one(out, part, context_of(desk), static_cast<const T*>(nullptr));
}

template <class T>
void NamedKind<T>::draw(Wild& any, const Part&, void* to) const {
    draw_one(any, *static_cast<T*>(to));
}

/// What a campaign names is added when it is read: `vocabulary_of`.
template <class T>
void NamedKind<T>::add_places(Places& places) const {
    if constexpr (std::same_as<T, FactionTarget> || std::same_as<T, FactionIndex>) {
        kind_of<FactionWord>.add_places(places);
    } else if constexpr (std::same_as<T, MageTarget>) {
        kind_of<MageWord>.add_places(places);
    } else if constexpr (std::same_as<T, EtherCount>) {
        kind_of<EthersWord>.add_places(places);
    } else if constexpr (std::same_as<T, SwapSide>) {
        kind_of<PileWord>.add_places(places);
        described::add_place(places, side_place, words_of(MageWord{}).spoken);
    }
}

template class NamedKind<FactionIndex>;
template class NamedKind<CardIndex>;
template class NamedKind<EventName>;
template class NamedKind<FactionTarget>;
template class NamedKind<MageTarget>;
template class NamedKind<SwapSide>;
template class NamedKind<EtherCount>;
template class NamedKind<EventTarget>;

std::vector<CardIndex> SheetContext::cards_by_need() const {
    std::vector<CardIndex> out;
    const auto add = [&](CardIndex card) {
        if (std::find(out.begin(), out.end(), card) == out.end()) out.push_back(card);
    };
    for (const CardIndex card : schemed) add(card);
    for (const CardIndex card : hand) add(card);
    for (std::size_t i = 0; i < catalogue->cards.size(); ++i) add(CardIndex(i));
    return out;
}

bool SheetContext::has(CardIndex card) const {
    return std::find(hand.begin(), hand.end(), card) != hand.end() ||
           std::find(schemed.begin(), schemed.end(), card) != schemed.end();
}

}  // namespace orders::rollback_propaganda
