#include <algorithm>

#include "orders/described/sheet.h"
#include "orders/described/wild.h"
#include "orders/rollback_propaganda/sheet.h"
#include "orders/text.h"

namespace orders::rollback_propaganda {

using described::kind_of;
using described::text_node;

namespace {

Node fresh_node(NodeKind kind) {
    Node out;
    out.kind = kind;
    return out;
}

constexpr Part or_one = Part{}.or_one();
constexpr Part each_once_or_one = Part{}.or_one().each_once();
constexpr std::string_view swap_place = "swap";
constexpr std::string_view swap_key = "swap";

/// Two entries, in whichever order (RP-52).
template <class T>
bool read_two(Reading& in, const Node& node, const Said& what, std::array<T, 2>& to) {
    if (!node.is_list() || node.items.size() != 2) {
        in.reader().invalid(node.mark, say("{} must be two entries, such as [1, 2]", what));
        return false;
    }
    const Keys no_keys;
    for (std::size_t i = 0; i < 2; ++i)
        static_cast<const Kind&>(kind_of<T>).read(in, node.items[i], {}, {no_keys, {}, &what}, &to[i]);
    return true;
}

template <class T>
Node two_node(const std::array<T, 2>& two, const Desk& desk) {
    Node out = fresh_node(NodeKind::list);
    for (const T& one : two) out.items.push_back(described::to_node(one, desk));
    return out;
}

/// Things to tap, of which two are to be chosen.
template <class T>
void shape_two(Shape& out, const Desk& desk) {
    static_cast<const Kind&>(kind_of<T>).shape(out, {}, desk);
    out.kind = ShapeKind::some;
    out.in_order = true;
}

bool is_pair(const Node& node) {
    return !node.items.empty() &&
           std::none_of(node.items.begin(), node.items.end(), [](const Node& item) { return item.is_list(); });
}

constexpr const Kind& rules_kind = kind_of<std::vector<SpellRule>>;

/// What the card does not use is not asked for.
void fit(Shape& rule, const Catalogue::Card& card) {
    const auto leave_out = [&](std::string_view key, bool used) {
        if (!used) std::erase_if(rule.parts, [&](const Shape& part) { return part.key == key; });
    };
    leave_out("faction", card.aim == AimedAt::faction);
    leave_out("event", card.aim == AimedAt::event);
    leave_out("events", card.aim == AimedAt::two_events);
    leave_out("mage", card.aim == AimedAt::mage);
    leave_out("ethers", card.takes_ethers);
}

/// The kind of the list that an event asks for, and such a list.
struct Asked {
    const Kind* kind;
    Preferences empty;
};
Asked asked_by(ChoiceOf choice) {
    if (choice == ChoiceOf::mage) return {&kind_of<std::vector<MageTarget>>, std::vector<MageTarget>()};
    if (choice == ChoiceOf::swap) return {&kind_of<std::vector<Swap>>, std::vector<Swap>()};
    return {&kind_of<std::vector<FactionTarget>>, std::vector<FactionTarget>()};
}
void* list_in(Preferences& preferences) {
    return std::visit([](auto& list) -> void* { return &list; }, preferences);
}
const void* list_in(const Preferences& preferences) { return list_in(const_cast<Preferences&>(preferences)); }

const Part& part_for(ChoiceOf choice) { return choice == ChoiceOf::swap ? or_one : each_once_or_one; }

/// Those that are asked for now, first; out of play there are none (RP-60).
std::vector<EventIndex> events_with_choice(const SheetContext& context) {
    std::vector<EventIndex> out;
    const auto add = [&](EventIndex event) {
        if (std::find(out.begin(), out.end(), event) == out.end()) out.push_back(event);
    };
    for (const EventIndex event : context.to_choose) add(event);
    const auto& events = context.catalogue->events;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events[i].choice != ChoiceOf::none && context.in_play(EventIndex(i))) add(EventIndex(i));
    }
    return out;
}

std::optional<EventIndex> event_called(const SheetContext& context, std::string_view id) {
    const auto& events = context.catalogue->events;
    const auto found = std::find_if(events.begin(), events.end(), [&](const auto& one) { return one.term.id == id; });
    const EventIndex event(static_cast<std::size_t>(found - events.begin()));
    if (found == events.end() || !context.in_play(event)) return std::nullopt;
    return event;
}

}  // namespace

void EventPairsKind::read(Reading& in, const Node& node, const Part&, const Called& called, void* to) const {
    auto& pairs = *static_cast<std::vector<EventPair>*>(to);
    if (in.reader().list(node, called.said()) == nullptr) return;
    if (is_pair(node)) return void(read_two(in, node, called.said(), pairs.emplace_back()));
    for (const Node& item : node.items) read_two(in, item, called.said(), pairs.emplace_back());
}

Node EventPairsKind::write(const void* value, const Desk& desk) const {
    const auto& pairs = *static_cast<const std::vector<EventPair>*>(value);
    if (pairs.size() == 1) return two_node(pairs.front(), desk);
    Node out = fresh_node(NodeKind::list);
    for (const EventPair& pair : pairs) out.items.push_back(two_node(pair, desk));
    return out;
}

/// A form asks for one pair: more than one is for those who write.
void EventPairsKind::shape(Shape& out, const Part&, const Desk& desk) const { shape_two<EventTarget>(out, desk); }

void EventPairsKind::draw(Wild& any, const Part&, void* to) const {
    auto& pairs = *static_cast<std::vector<EventPair>*>(to);
    for (std::size_t i = any.below(3); i > 0; --i) {
        EventPair& pair = pairs.emplace_back();
        const auto draw = [&](EventTarget& one) { static_cast<const Kind&>(kind_of<EventTarget>).draw(any, {}, &one); };
        draw(pair[0]);
        do draw(pair[1]);
        while (pair[1] == pair[0]);
    }
}

void EventPairsKind::add_places(Places& places) const {
    static_cast<const Kind&>(kind_of<EventTarget>).add_places(places);
}

void SwapKind::read(Reading& in, const Node& node, const Part&, const Called& called, void* to) const {
    Swap& swap = *static_cast<Swap*>(to);
    if (!node.is_map()) {
        in.words.choice(node, say("swap"), words_of(NoSwap{}).place);
        return;
    }
    const Keys keys = in.words.keys(node, swap_place);
    if (const Node* sides = in.words.required(keys, swap_key, called.said()))
        read_two(in, *sides, say("swap"), swap.sides.emplace());
}

Node SwapKind::write(const void* value, const Desk& desk) const {
    const Swap& swap = *static_cast<const Swap*>(value);
    if (swap.declines()) return described::to_node(NoSwap::decline, desk);
    Node out = fresh_node(NodeKind::map);
    out.members.push_back({std::string(swap_key), {}, two_node(*swap.sides, desk)});
    return out;
}

void SwapKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    out.kind = ShapeKind::either;
    out.parts.resize(2);
    static_cast<const Kind&>(kind_of<NoSwap>).shape(out.parts[0], part, desk);
    Shape& map = out.parts[1];
    map.kind = ShapeKind::map;
    map.place = swap_place;
    Shape& sides = map.parts.emplace_back();
    sides.key = swap_key;
    shape_two<SwapSide>(sides, desk);
}

void SwapKind::draw(Wild& any, const Part&, void* to) const {
    if (any.one_in(4)) return;
    auto& [one, other] = static_cast<Swap*>(to)->sides.emplace();
    const auto draw = [&](SwapSide& side) { static_cast<const Kind&>(kind_of<SwapSide>).draw(any, {}, &side); };
    draw(one);
    do draw(other);
    while (other == one);
}

void SwapKind::add_places(Places& places) const {
    described::add_terms(places, swap_place, {{std::string(swap_key), {"échange", "échanger"}, {}}});
    kind_of<NoSwap>.add_places(places);
    static_cast<const Kind&>(kind_of<SwapSide>).add_places(places);
}

void SpellRulesKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    if (in.reader().map(node, called.said()) == nullptr) return;
    const Keys keys = in.words.keys(node, card_place);
    const auto& cards = context_of(in.desk).catalogue->cards;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Node* rules = keys.filled(cards[i].term.id);
        if (rules == nullptr) continue;
        const DocumentReader::Within path(in.reader(), std::string(part.id) + "/" + cards[i].term.id);
        rules_kind.read(in, *rules, or_one, {keys, cards[i].term.id}, &(*static_cast<SpellRules*>(to))[CardIndex(i)]);
    }
}

Node SpellRulesKind::write(const void* value, const Desk& desk) const {
    Node out = fresh_node(NodeKind::map);
    for (const auto& [card, rules] : *static_cast<const SpellRules*>(value))
        out.members.push_back(
            {context_of(desk).catalogue->cards[card.value()].term.id, {}, rules_kind.write(&rules, desk)});
    return out;
}

void SpellRulesKind::shape(Shape& out, const Part&, const Desk& desk) const {
    const SheetContext& context = context_of(desk);
    out.kind = ShapeKind::map;
    out.place = card_place;
    for (const CardIndex card : context.cards_by_need()) {
        const Catalogue::Card& listed = context.catalogue->cards[card.value()];
        Shape& rules = out.parts.emplace_back();
        rules.key = listed.term.id;
        const bool asked = std::find(context.schemed.begin(), context.schemed.end(), card) != context.schemed.end();
        rules_kind.shape(rules, asked ? or_one.wanted() : or_one, desk);
        rules.seldom = context.schemed.empty() ? !context.has(card) : !asked;
        fit(rules.parts.front(), listed);
    }
}

void SpellRulesKind::draw(Wild& any, const Part&, void* to) const {
    auto& out = *static_cast<SpellRules*>(to);
    const auto cards = context_of(any.desk()).cards_by_need();
    for (std::size_t i = 1 + any.below(3); i > 0; --i) {
        const CardIndex card = any.one_in(2) ? cards.front() : any.one_of(cards);
        auto& rules = out[card];
        rules_kind.draw(any, or_one, &rules);
    }
}

void SpellRulesKind::add_places(Places& places) const { rules_kind.add_places(places); }

void ChoicesKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    if (in.reader().map(node, called.said()) == nullptr) return;
    const SheetContext& context = context_of(in.desk);
    const Keys keys = in.words.keys(node, choice_place);
    for (const Member& member : node.members) {
        const Term* term = in.words.vocabulary().find(choice_place, member.key);
        if (term == nullptr) continue;  // said already
        const auto event = event_called(context, term->id);
        if (!event) {
            in.reader().invalid(member.mark, say("unknown {} '{}'", say("event"), clip(member.key, 40)),
                                suggestion_in_play(in, member.key, choice_place));
        } else if (!member.value.is_null()) {
            const DocumentReader::Within path(in.reader(), std::string(part.id) + "/" + term->id);
            const ChoiceOf choice = context.catalogue->events[event->value()].choice;
            Asked asked = asked_by(choice);
            Preferences& list = (*static_cast<Choices*>(to))[*event] = std::move(asked.empty);
            asked.kind->read(in, member.value, part_for(choice), {keys, term->id}, list_in(list));
        }
    }
}

Node ChoicesKind::write(const void* value, const Desk& desk) const {
    Node out = fresh_node(NodeKind::map);
    for (const auto& [event, preferences] : *static_cast<const Choices*>(value)) {
        const Catalogue::Event& listed = context_of(desk).catalogue->events[event.value()];
        out.members.push_back({listed.term.id, {}, asked_by(listed.choice).kind->write(list_in(preferences), desk)});
    }
    return out;
}

void ChoicesKind::shape(Shape& out, const Part&, const Desk& desk) const {
    const SheetContext& context = context_of(desk);
    out.kind = ShapeKind::map;
    out.place = choice_place;
    for (const EventIndex event : events_with_choice(context)) {
        const Catalogue::Event& listed = context.catalogue->events[event.value()];
        Shape& list = out.parts.emplace_back();
        list.key = listed.term.id;
        asked_by(listed.choice).kind->shape(list, part_for(listed.choice), desk);
        const auto& asked = context.to_choose;
        list.seldom = !asked.empty() && std::find(asked.begin(), asked.end(), event) == asked.end();
    }
}

void ChoicesKind::draw(Wild& any, const Part&, void* to) const {
    auto& out = *static_cast<Choices*>(to);
    const auto events = events_with_choice(context_of(any.desk()));
    for (std::size_t i = 1 + any.below(2); i > 0 && !events.empty(); --i) {
        const EventIndex event = any.one_of(events);
        const ChoiceOf choice = context_of(any.desk()).catalogue->events[event.value()].choice;
        Asked asked = asked_by(choice);
        Preferences& list = out[event] = std::move(asked.empty);
        asked.kind->draw(any, part_for(choice), list_in(list));
    }
}

void ChoicesKind::add_places(Places& places) const {
    for (const ChoiceOf choice : {ChoiceOf::faction, ChoiceOf::mage, ChoiceOf::swap})
        asked_by(choice).kind->add_places(places);
}

}  // namespace orders::rollback_propaganda
