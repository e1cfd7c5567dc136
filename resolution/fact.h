#pragma once

// A fact, as a type: its kind, and once the name and kind of each field, in the order in which they are told.
//
//     using BidSettled = Fact<"bid", Whole<"bid">, Flag<"right">, Amount<"stake">>;
//     journal.tell(audience, "step 3", BidSettled{4, true, stake});

#include <algorithm>
#include <array>

#include "resolution/value.h"

namespace resolution {

/// One more, at the end. Not inline: a game has a hundred facts, and compiles each of them.
void add_field(Fields& fields, std::string_view name, Value&& value);
void add_field(Fields& fields, std::string_view name, std::string_view text);

/// A text that is part of a type.
template <std::size_t size>
struct Literal {
    std::array<char, size> text{};
    consteval Literal(const char (&from)[size]) { std::copy_n(from, size, text.begin()); }  // NOLINT(*-c-arrays)
    constexpr std::string_view view() const { return {text.data(), size - 1}; }
};

template <Literal its_name, class T>
struct FactField {
    static constexpr std::string_view name = its_name.view();
    using Type = T;
};
template <Literal name>
using Whole = FactField<name, std::int64_t>;
template <Literal name>
using Amount = FactField<name, orders::Money>;
template <Literal name>
using Flag = FactField<name, bool>;
template <Literal name>
using Text = FactField<name, std::string_view>;
template <Literal name>
using Items = FactField<name, List>;
template <Literal name>
using Members = FactField<name, Fields>;
template <Literal name>
using Anything = FactField<name, Value>;

template <Literal its_kind, class... Each>
class Fact {
public:
    static constexpr std::string_view kind = its_kind.view();

    explicit Fact(typename Each::Type... values) {
        fields_.reserve(sizeof...(Each));
        (add_field(fields_, Each::name, std::move(values)), ...);
    }
    Fields fields() && { return std::move(fields_); }

private:
    Fields fields_;
};

namespace detail {

inline void add_fields(Fields&) {}

template <class T, class... Rest>
void add_fields(Fields& fields, std::string_view name, T&& value, Rest&&... rest) {
    add_field(fields, name, Value(std::forward<T>(value)));
    add_fields(fields, std::forward<Rest>(rest)...);
}

}  // namespace detail

/// `fields_of("run", 2, "type", type)`: names and values in turn, for what is a part of a fact. Built in place: a
/// braced list would copy each of them, and a turn has hundreds.
template <class... NamesAndValues>
Fields fields_of(NamesAndValues&&... all) {
    static_assert(sizeof...(all) % 2 == 0, "names and values in turn");
    Fields fields;
    fields.reserve(sizeof...(all) / 2);
    detail::add_fields(fields, std::forward<NamesAndValues>(all)...);
    return fields;
}

}  // namespace resolution
