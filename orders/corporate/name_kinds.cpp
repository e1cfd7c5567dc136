#include "orders/corporate/name_kinds.h"

#include <algorithm>

#include "orders/described/wild.h"

namespace orders::corporate {

using described::Wild;

namespace {

constexpr const char* borne_by_nothing = "zaibatsu";

const SheetDesk& desk_of(const Wild& any) { return any.desk().as<SheetDesk>(); }

Entity draw_entity(Wild& any, EntityKind kind) {
    return {kind, static_cast<std::uint8_t>(any.below(desk_of(any).ids->count(kind)))};
}

Entity draw_entity(Wild& any) {
    static constexpr std::array kinds{EntityKind::corporation, EntityKind::corporation, EntityKind::corporation,
                                      EntityKind::player,      EntityKind::agent,       EntityKind::party,
                                      EntityKind::croc};
    return draw_entity(any, any.one_of(kinds));
}

}  // namespace

void NameKind::shape(Shape& out, const described::Part&, const described::Desk& desk) const {
    const Nameable names = named();
    out.kind = names.offered == nullptr ? ShapeKind::text : ShapeKind::choice;
    if (names.offered == nullptr) return;
    out.choices = desk.as<SheetDesk>().*names.offered;
    out.place = names.place;
}

void NameKind::add_places(described::Places& places) const {
    if (!named().words.empty()) described::add_place(places, named().place, named().words);
}

template <class Name>
void draw_name(Wild& any, Name& out) {
    if (any.one_in(25)) {
        out.written = borne_by_nothing;
    } else {
        using Index = typename decltype(out.known)::value_type;
        out.known = Index{draw_entity(any, Entity::of(Index{}).kind).index};
    }
}
template void draw_name(Wild&, Named<CorporationIndex>&);
template void draw_name(Wild&, Named<PlayerIndex>&);
template void draw_name(Wild&, Named<AgentIndex>&);
template void draw_name(Wild&, Named<PartyIndex>&);

template <>
void draw_name(Wild& any, Named<Entity>& out) {
    out.known = draw_entity(any);
}

template <>
void draw_name(Wild& any, Named<Evidence>& out) {
    const auto& held = desk_of(any).evidence;
    out.known = Evidence{Evidence::Kind::secret, PlayerIndex{draw_entity(any, EntityKind::player).index}, 1};
    if (!held.empty() && !any.one_in(3)) out.known = any.one_of(held);
}

template <>
void draw_name(Wild& any, RunTarget& out) {
    SheetDesk::Choices runs{"run:T1-AAA"};
    for (const std::string& target : desk_of(any).targets) {
        if (target.starts_with("run:")) runs.push_back(target);
    }
    if (any.one_in(20)) {
        out = NoSuchTarget{borne_by_nothing};
    } else if (any.one_in(10)) {
        out = RunCode{any.one_of(runs).substr(4)};
    } else {
        out = draw_entity(any);
    }
}

template <>
void draw_name(Wild& any, AgentChoice& out) {
    if (any.one_in(4)) {
        out = OwnCroc{};
    } else if (!any.one_in(3)) {
        draw_name(any, out.emplace<Named<AgentIndex>>());
    }
}

template <>
void draw_name(Wild& any, CitizenshipOrder& out) {
    if (!any.one_in(3)) draw_name(any, out.corporation.emplace());
}

}  // namespace orders::corporate
