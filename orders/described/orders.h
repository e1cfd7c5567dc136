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

namespace orders::described {

template <class Whole, class Type>
Whole whole_of(Type Whole::*);
template <class Whole, class Type>
Type type_of(Type Whole::*);
template <auto member>
using WholeOf = decltype(whole_of(member));
template <auto member>
using TypeOf = decltype(type_of(member));

template <auto member>
void* member_at(void* whole) {
    return &(static_cast<WholeOf<member>*>(whole)->*member);
}

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

/// `part.within(now<&SheetContext::bids>)`: what the game's context says, a member or a function of it.
template <auto member>
auto now(const Desk& desk) {
    return std::invoke(member, desk.as<WholeOf<member>>());
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
