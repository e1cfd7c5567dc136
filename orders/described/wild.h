#pragma once

#include <random>

#include "orders/described/orders.h"

namespace orders::described {

/// Where wild values come from.
class Wild {
public:
    Wild(const Desk& desk, std::mt19937_64& random) : desk_(desk), random_(random) {}

    const Desk& desk() const { return desk_; }
    std::size_t below(std::size_t count) { return random_() % count; }
    bool one_in(std::size_t count) { return below(count) == 0; }
    std::int64_t between(std::int64_t low, std::int64_t high);
    template <class List>
    const auto& one_of(const List& list) {
        return list[below(list.size())];
    }

private:
    Desk desk_;
    std::mt19937_64& random_;
};

/// A sheet of orders of every kind, most of them against some rule.
template <Described Sheet>
Sheet wild_sheet(const Desk& desk, std::mt19937_64& random) {
    Wild any(desk, random);
    Sheet out;
    static_cast<const Kind&>(kind_of<Sheet>).draw(any, {}, &out);
    return out;
}

}  // namespace orders::described
