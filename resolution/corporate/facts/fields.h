#pragma once

#include <utility>

#include "resolution/value.h"

namespace resolution::corporate {

namespace detail {

inline void add_fields(Fields&) {}

template <class T, class... Rest>
void add_fields(Fields& fields, std::string_view name, T&& value, Rest&&... rest) {
    fields.push_back({std::string(name), Value(std::forward<T>(value))});
    add_fields(fields, std::forward<Rest>(rest)...);
}

}  // namespace detail

/// `fields_of("run", 2, "type", type)`: names and values in turn. Built in place: a
/// braced list would copy each of them, and a turn has hundreds.
template <class... NamesAndValues>
Fields fields_of(NamesAndValues&&... all) {
    static_assert(sizeof...(all) % 2 == 0, "names and values in turn");
    Fields fields;
    fields.reserve(sizeof...(all) / 2);
    detail::add_fields(fields, std::forward<NamesAndValues>(all)...);
    return fields;
}

}  // namespace resolution::corporate
