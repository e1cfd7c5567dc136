#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace orders {

/// A place in one kind of list (players in order of enrolment, corporations in
/// order of the data ...). The tag keeps the kinds apart; inside the rules no id
/// is a string, so that comparing and copying cost nothing.
template <class Tag>
class Index {
public:
    constexpr Index() = default;
    constexpr explicit Index(std::size_t value) : value_(static_cast<std::uint8_t>(value)) {}
    constexpr std::size_t value() const { return value_; }
    friend constexpr auto operator<=>(Index, Index) = default;

private:
    std::uint8_t value_ = 0;
};

/// Player, in order of enrolment.
using PlayerIndex = Index<struct PlayerTag>;

}  // namespace orders

template <class Tag>
struct std::hash<orders::Index<Tag>> {
    std::size_t operator()(orders::Index<Tag> index) const noexcept { return index.value(); }
};
