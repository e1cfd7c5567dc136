#pragma once

#include <concepts>
#include <span>
#include <string_view>
#include <type_traits>

namespace orders {

/// The words of an enumeration, in its order. Each says its own, once, beside it:
/// `constexpr orders::Words words_of(Phase) { return {"phase", phase_ids}; }`.
struct Words {
    std::string_view what;  ///< for messages
    std::span<const std::string_view> ids;
};

template <class E>
concept Worded = std::is_enum_v<E> && requires(E e) {
    { words_of(e) } -> std::same_as<Words>;
};

template <Worded E>
constexpr std::string_view id_of(E value) {
    return words_of(value).ids[static_cast<std::size_t>(value)];
}

}  // namespace orders
