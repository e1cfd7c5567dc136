#pragma once

// How an order is described: a list of its members, inside it.
//
//     struct TransferOrder {
//         Named<PlayerIndex> to;
//         Money amount;
//         static constexpr auto described() {
//             using namespace described;
//             return order({.place = "transfers", .what = phrase("a transfer"), .of_what = phrase("this transfer")},
//                          part<&TransferOrder::to>("to", "à, vers, pour").must(),
//                          part<&TransferOrder::amount>("amount", "montant, somme").must());
//         }
//     };

#include "orders/described/kinds.h"
#include "orders/members.h"

namespace orders::described {

template <auto member>
constexpr Part part(std::string_view id, std::string_view french, std::string_view english, const Kind& kind) {
    Part out{id, french, english, &kind, member_at<member>};
    return out.told_as = id, out;
}
template <auto member>
constexpr Part part(std::string_view id, std::string_view french, std::string_view english = {}) {
    return part<member>(id, french, english, kind_of<TypeOf<member>>);
}

/// A line of a sheet's heading, which is no order.
constexpr Part heading(std::string_view id, std::string_view french, std::string_view english = {}) {
    return {id, french, english};
}

/// A line of a heading that forms ask for as they ask for a T. It is read with the heading, and not kept.
template <class T>
class LineKindOf final : public Kind {
    void read(Reading&, const Node&, const Part&, const Called&, void*) const override {}
    Node write(const void*, const Desk&) const override { return {}; }
    void shape(Shape& out, const Part& part, const Desk& desk) const override {
        static_cast<const Kind&>(kind_of<T>).shape(out, part, desk);
    }
    void draw(Wild&, const Part&, void*) const override {}
    bool blank(const void*) const override { return true; }
};
template <class T>
inline constexpr LineKindOf<T> line_of{};
template <class T>
constexpr Part heading(std::string_view id, std::string_view french, std::string_view english = {}) {
    return {id, french, english, &line_of<T>, [](void* sheet) { return sheet; }};
}

/// `part.within(now<&SheetContext::bids>)`: what the game's context says, a member or a function of it.
template <auto member>
auto now(const Desk& desk) {
    return std::invoke(member, desk.as<WholeOf<member>>());
}

template <auto member>
bool not_now(const Desk& desk) {
    return !now<member>(desk);
}

template <class Order>
Order order_of(void (*)(Reading&, const Keys&, Order&));
template <auto check>
void agree(Reading& in, const Keys& keys, void* order) {
    check(in, keys, *static_cast<decltype(order_of(check))*>(order));
}

template <std::size_t count>
struct Description {
    About about;
    std::array<Part, count> parts;
};
template <class... Parts>
constexpr Description<sizeof...(Parts)> order(About about, Parts... parts) {
    return {about, {parts...}};
}

/// Whatever is asked for there is seldom of use.
template <std::size_t count>
constexpr Description<count> all_seldom(Description<count> order) {
    for (Part& part : order.parts) part = part.seldom();
    return order;
}

template <class T>
concept Described = requires { T::described(); };

template <Described T>
class StructKindOf final : public StructKind {
    static const auto& description() {
        static constexpr auto said = T::described();
        return said;
    }
    const About& about() const override { return description().about; }
    PartList parts() const override { return description().parts; }
};
template <Described T>
struct KindOf<T> {
    static constexpr StructKindOf<T> kind{};
};

}  // namespace orders::described
