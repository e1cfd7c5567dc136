#pragma once

// Of a pointer to a member: what it is a member of, and its type.

namespace orders {

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

}  // namespace orders
