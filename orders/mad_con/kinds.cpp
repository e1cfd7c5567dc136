#include "orders/mad_con/kinds.h"

#include <algorithm>

#include "orders/described/wild.h"
#include "orders/suggestion.h"
#include "orders/text.h"

namespace orders::mad_con {

using described::kind_of;
using described::text_node;

namespace {

const SheetContext& context_of(const Desk& desk) { return desk.as<SheetContext>(); }

Node empty_map() {
    Node out;
    out.kind = NodeKind::map;
    return out;
}

/// The others first: a player seldom means himself.
std::vector<std::string> people(const SheetContext& context) {
    std::vector<std::string> out;
    for (const Named& person : context.players) {
        out.push_back(person.id);
        if (person.name != person.id) out.push_back(person.name);
    }
    return out;
}

template <class Card>
const std::vector<Card>& hand_of(const SheetContext& context) {
    if constexpr (std::same_as<Card, Action>) {
        return context.actions;
    } else {
        return context.organisations;
    }
}

constexpr const Kind& picks_kind = kind_of<Picks>;
constexpr Part one_or_more = Part{}.or_one().each_once();

/// A value of a visitor, with or without its sign; the minus may be the typographic one.
std::optional<int> value_in(std::string_view text, const SheetContext& context) {
    constexpr std::string_view minus = "−";
    std::string plain(text);
    if (plain.starts_with('+')) plain.erase(0, 1);
    if (plain.starts_with(minus)) plain.replace(0, minus.size(), "-");
    const auto number = parse_whole(plain);
    const auto& known = context.values;
    if (!number || *number < -99 || *number > 99) return std::nullopt;
    if (!known.empty() && std::find(known.begin(), known.end(), *number) == known.end()) return std::nullopt;
    return static_cast<int>(*number);
}

std::string values_of(const SheetContext& context) {
    std::string out;
    for (const int value : context.values) out.append(out.empty() ? "" : ", ").append(signed_value(value));
    return out;
}

Claim read_claim(Reading& in, const Node& node) {
    const SheetContext& context = context_of(in.desk);
    if (const auto value = node.is_scalar() ? value_in(node.text, context) : std::nullopt) return value;
    if (!in.words.find(node, words_of(Silence{}).place))
        in.reader().invalid(node.mark, say("this is nothing that can be claimed"),
                            say("write one of {}, or {}", values_of(context),
                                in.words.vocabulary().word("claim", "silent", in.words.language())));
    return std::nullopt;
}

Node claim_node(Claim claim) { return text_node(claim ? signed_value(*claim) : id_of(Silence::silent)); }

}  // namespace

void PlayerKind::read(Reading& in, const Node& node, const Part&, const Called&, void* to) const {
    const auto& list = context_of(in.desk).players;
    const auto by = [&](auto is) {
        return std::find_if(list.begin(), list.end(), [&](const Named& one) { return node.is_scalar() && is(one); });
    };
    auto named = by([&](const Named& one) { return one.id == node.text; });  // whatever others are called
    if (named == list.end()) named = by([&](const Named& one) { return one.is(node.text); });
    if (named != list.end()) {
        *static_cast<PlayerIndex*>(to) = PlayerIndex(static_cast<std::size_t>(named - list.begin()));
    } else {
        in.reader().invalid(node.mark,
                            node.is_scalar()
                                ? say("unknown {} '{}'", say("player"), clip(node.text, 40))
                                : say("{} must be {}, not {}", say("player"), say("a name"), what_it_is(node)),
                            node.is_scalar() ? suggestion(node.text, people(context_of(in.desk))) : Said{});
    }
}

Node PlayerKind::write(const void* value, const Desk& desk) const {
    return text_node(context_of(desk).players[static_cast<const PlayerIndex*>(value)->value()].id);
}

void PlayerKind::shape(Shape& out, const Part&, const Desk& desk) const {
    const SheetContext& context = context_of(desk);
    out.kind = ShapeKind::choice;
    for (std::size_t i = 0; i < context.players.size(); ++i) {
        if (!context.may_name_first() || PlayerIndex(i) != context.author) out.choices.push_back(context.players[i].id);
    }
}

void PlayerKind::draw(Wild& any, const Part&, void* to) const {
    *static_cast<PlayerIndex*>(to) = PlayerIndex(any.below(context_of(any.desk()).players.size()));
}

void PickKind::read(Reading& in, const Node& node, const Part&, const Called&, void* to) const {
    Pick& pick = *static_cast<Pick*>(to);
    if (const auto number = node.is_scalar() ? visitor_number(node.text) : std::nullopt) {
        pick = Pick::number(*number);
        const SheetContext& context = context_of(in.desk);
        const bool there = std::find(context.hall.begin(), context.hall.end(), *number) != context.hall.end();
        if (!there && !context.players.empty())  // it may still come
            in.reader().warn(node.mark, say("{} is not in the hall now", visitor_id(*number)),
                             say("look at the board: who is not there is passed over"));
    } else if (const auto word = in.words.choice(node, say("visitor"), words_of(Selector{}).place)) {
        pick = Pick::those(static_cast<Selector>(*word));
    }
}

Node PickKind::write(const void* value, const Desk&) const {
    const Pick& pick = *static_cast<const Pick*>(value);
    return text_node(pick.visitor > 0 ? visitor_id(pick.visitor) : std::string(id_of(pick.word)));
}

void PickKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    static_cast<const Kind&>(kind_of<Selector>).shape(out, part, desk);
    for (const int visitor : context_of(desk).hall) out.choices.push_back(visitor_id(visitor));
}

void PickKind::draw(Wild& any, const Part&, void* to) const {
    const auto& hall = context_of(any.desk()).hall;
    const bool somebody = !hall.empty() && any.one_in(2);
    *static_cast<Pick*>(to) =
        somebody ? Pick::number(any.one_of(hall)) : Pick::those(static_cast<Selector>(any.below(selector_count)));
}

template <class Card>
void InHandKind<Card>::shape(Shape& out, const Part&, const Desk& desk) const {
    out.kind = ShapeKind::choice;
    out.place = words().place;
    for (const Card card : hand_of<Card>(context_of(desk))) {
        std::string id(id_of(card));
        if (std::find(out.choices.begin(), out.choices.end(), id) == out.choices.end())
            out.choices.push_back(std::move(id));
    }
}

template class InHandKind<Action>;
template class InHandKind<Organisation>;

void ByOrganisationKind::read(Reading& in, const Node& node, const Part&, const Called& called, void* to) const {
    if (in.reader().map(node, called.said()) == nullptr) return;
    const Keys keys = in.words.keys(node, words_of(Organisation{}).place);
    auto& lists = *static_cast<ByOrganisation*>(to);
    for (const Organisation organisation : all_organisations) {
        const Node* list = keys.filled(id_of(organisation));
        if (list == nullptr) continue;
        const Called key{keys, id_of(organisation)};
        if (list->is_map()) {
            in.reader().list(*list, key.said());
        } else {
            picks_kind.read(in, *list, one_or_more, key, &lists[place_of(organisation)].emplace());
        }
    }
}

Node ByOrganisationKind::write(const void* value, const Desk& desk) const {
    Node out = empty_map();
    for (const Organisation organisation : all_organisations) {
        const auto& list = (*static_cast<const ByOrganisation*>(value))[place_of(organisation)];
        if (list) out.members.push_back({std::string(id_of(organisation)), {}, picks_kind.write(&*list, desk)});
    }
    return out;
}

void ByOrganisationKind::shape(Shape& out, const Part&, const Desk& desk) const {
    out.kind = ShapeKind::map;
    out.place = words_of(Organisation{}).place;
    for (const Organisation organisation : all_organisations) {
        Shape& list = out.parts.emplace_back();
        list.key = id_of(organisation);
        picks_kind.shape(list, one_or_more, desk);
    }
}

void ByOrganisationKind::draw(Wild& any, const Part&, void* to) const {
    for (auto& list : *static_cast<ByOrganisation*>(to)) {
        if (any.one_in(6)) picks_kind.draw(any, one_or_more, &list.emplace());
    }
}

void ByOrganisationKind::add_places(Places& places) const {
    kind_of<Organisation>.add_places(places);
    picks_kind.add_places(places);
}

bool ByOrganisationKind::blank(const void* value) const {
    const auto& lists = *static_cast<const ByOrganisation*>(value);
    return std::none_of(lists.begin(), lists.end(), [](const auto& list) { return list.has_value(); });
}

void AnnouncementKind::read(Reading& in, const Node& node, const Part&, const Called& called, void* to) const {
    if (in.reader().map(node, called.said()) == nullptr) return;
    auto& out = *static_cast<Announcement*>(to);
    const SheetContext& context = context_of(in.desk);
    for (const Member& member : node.members) {
        if (member.value.is_null()) continue;
        if (in.words.vocabulary().find("announce", member.key) != nullptr) {
            if (!out.otherwise) out.otherwise = read_claim(in, member.value);
            continue;
        }
        const auto value = value_in(member.key, context);
        if (!value) {
            in.reader().invalid(member.mark, say("no visitor has the value '{}'", clip(member.key, 40)),
                                say("write one of {}, or {}", values_of(context),
                                    in.words.vocabulary().word("announce", "default", in.words.language())));
            continue;
        }
        const auto known = [&](const auto& said) { return said.first == *value; };
        if (std::none_of(out.of.begin(), out.of.end(), known))
            out.of.emplace_back(*value, read_claim(in, member.value));
    }
}

Node AnnouncementKind::write(const void* value, const Desk&) const {
    const auto& announcement = *static_cast<const Announcement*>(value);
    Node out = empty_map();
    for (const auto& [found, claim] : announcement.of)
        out.members.push_back({signed_value(found), {}, claim_node(claim)});
    if (announcement.otherwise) out.members.push_back({"default", {}, claim_node(*announcement.otherwise)});
    return out;
}

void AnnouncementKind::shape(Shape& out, const Part&, const Desk& desk) const {
    out.kind = ShapeKind::map;
    out.place = "announce";
    std::vector<std::string> claims;
    for (const int value : context_of(desk).values) claims.push_back(signed_value(value));
    std::vector<std::string> keys = claims;
    claims.emplace_back(id_of(Silence::silent));
    keys.emplace_back("default");
    for (std::string& key : keys) {
        Shape& claim = out.parts.emplace_back();
        claim.key = std::move(key);
        claim.kind = ShapeKind::choice;
        claim.place = words_of(Silence{}).place;
        claim.choices = claims;
    }
}

void AnnouncementKind::draw(Wild& any, const Part&, void* to) const {
    auto& out = *static_cast<Announcement*>(to);
    const auto claim = [&]() -> Claim {
        const auto& values = context_of(any.desk()).values;
        if (values.empty() || any.one_in(4)) return std::nullopt;
        return any.one_of(values);
    };
    for (const int value : context_of(any.desk()).values) {
        if (any.one_in(4)) out.of.emplace_back(value, claim());
    }
    if (any.one_in(4)) out.otherwise = claim();
}

void AnnouncementKind::add_places(Places& places) const {
    described::add_terms(places, "announce", {{"default", {"sinon", "par défaut"}, {}}});
    kind_of<Silence>.add_places(places);
}

void BySlotKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    if (in.reader().map(node, called.said()) == nullptr) return;
    for (const Member& member : node.members) {
        const auto slot = parse_whole(member.key);
        const DocumentReader::Within path(in.reader(), std::string(part.id) + "/" + clip(member.key, 40));
        if (!slot || *slot < 1 || *slot > most_slots) {
            in.reader().invalid(member.mark, say("there is no slot '{}'", clip(member.key, 40)),
                                say("today has slots 1 to {}", context_of(in.desk).slots));
            continue;
        }
        const int number = static_cast<int>(*slot);
        if (member.value.is_null() || held(to, number) != nullptr) continue;
        if (member.value.is_map()) {
            item().read(in, member.value, part, called, fill(to, number));
        } else {
            in.reader().map(member.value, item().about().what.said());
        }
    }
}

Node BySlotKind::write(const void* value, const Desk& desk) const {
    Node out = empty_map();
    for (int slot = 1; slot <= most_slots; ++slot) {
        if (const void* one = held(value, slot))
            out.members.push_back({std::to_string(slot), {}, item().write(one, desk)});
    }
    return out;
}

void BySlotKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    out.kind = ShapeKind::map;
    const SheetContext& context = context_of(desk);
    for (const int slot : asked(context)) {
        Shape& one = out.parts.emplace_back();
        one.key = std::to_string(slot);
        item().shape(one, part, desk);
        fit(one, context, slot);
    }
}

void BySlotKind::draw(Wild& any, const Part& part, void* to) const {
    for (int slot = 1; slot <= context_of(any.desk()).slots; ++slot) {
        if (!any.one_in(4)) item().draw(any, part, fill(to, slot));
    }
}

bool BySlotKind::blank(const void* value) const {
    for (int slot = 1; slot <= most_slots; ++slot) {
        if (held(value, slot) != nullptr) return false;
    }
    return true;
}

described::FoundOrder BySlotKind::find(const void* value, std::size_t number) const {
    return {&item(), held(value, static_cast<int>(number))};
}

}  // namespace orders::mad_con
