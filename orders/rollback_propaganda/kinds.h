#pragma once

// How the things that a sheet of Rollback Propaganda names are written: a word of the campaign, a name, a word or one
// of these, a number or one of these.

#include <map>

#include "orders/described/orders.h"
#include "orders/rollback_propaganda/parts.h"

namespace orders::rollback_propaganda {

using described::Called;
using described::Desk;
using described::Kind;
using described::Part;
using described::Places;
using described::Reading;
using described::Wild;

inline const SheetContext& context_of(const Desk& desk) { return desk.as<SheetContext>(); }

/// What a word was probably meant to be: nothing that this game does not have (RP-60).
Said suggestion_in_play(const Reading& in, std::string_view written, std::string_view place);

/// Something that a campaign names, a player, a word, a number, or one of several of these.
template <class T>
class NamedKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override;
};

/// Two entries, or a list of two.
class EventPairsKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override;
    bool blank(const void* value) const override { return static_cast<const std::vector<EventPair>*>(value)->empty(); }
    described::Saying saying() const override { return {described::Saying::Form::unsayable}; }
};
inline constexpr EventPairsKind event_pairs_kind{};

/// `{swap: [self, unassigned]}` or `decline`.
class SwapKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override;
    described::Saying saying() const override { return {described::Saying::Form::unsayable}; }
};

}  // namespace orders::rollback_propaganda

template <class T>
    requires std::same_as<T, orders::rollback_propaganda::FactionIndex> ||
             std::same_as<T, orders::rollback_propaganda::CardIndex> ||
             std::same_as<T, orders::rollback_propaganda::EventName> ||
             std::same_as<T, orders::rollback_propaganda::FactionTarget> ||
             std::same_as<T, orders::rollback_propaganda::MageTarget> ||
             std::same_as<T, orders::rollback_propaganda::SwapSide> ||
             std::same_as<T, orders::rollback_propaganda::EtherCount> ||
             std::same_as<T, orders::rollback_propaganda::EventTarget>
struct orders::described::KindOf<T> {
    static constexpr orders::rollback_propaganda::NamedKind<T> kind{};
};
template <>
struct orders::described::KindOf<orders::rollback_propaganda::Swap> {
    static constexpr orders::rollback_propaganda::SwapKind kind{};
};
