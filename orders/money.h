#pragma once

#include <compare>
#include <cstdint>

namespace orders {

/// An amount of a game's money: whole units, never a float.
struct Money {
    std::int64_t amount = 0;

    friend constexpr auto operator<=>(Money, Money) = default;
    constexpr Money operator-() const { return {-amount}; }
    constexpr Money& operator+=(Money other) { return amount += other.amount, *this; }
    constexpr Money& operator-=(Money other) { return amount -= other.amount, *this; }
    friend constexpr Money operator+(Money a, Money b) { return a += b; }
    friend constexpr Money operator-(Money a, Money b) { return a -= b; }
    friend constexpr Money operator*(Money a, std::int64_t times) { return {a.amount * times}; }
    friend constexpr Money operator*(std::int64_t times, Money a) { return a * times; }
    /// The given percentage, rounded down (amounts are never negative there).
    constexpr Money percent(std::int64_t points) const { return {amount * points / 100}; }
};

}  // namespace orders
