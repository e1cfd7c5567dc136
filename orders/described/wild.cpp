#include "orders/described/wild.h"

#include <algorithm>
#include <array>

namespace orders::described {

namespace {

constexpr std::size_t most_items = 3;
constexpr std::size_t most_orders = 6;

/// What is of use, or what the reader takes; where neither is bounded, so many as most things are.
Bounds use_of(const Part& part, const Desk& desk) {
    if (part.offers.is_given) return part.offers.at(desk);
    return part.limits.is_given ? part.limits.at(desk) : Bounds{0, 6};
}

/// Within what the reader takes, and mostly within what is of use.
std::int64_t clamped(const Part& part, const Desk& desk, std::int64_t number) {
    const Bounds limits = part.limits.at(desk);
    return part.limits.is_given ? std::clamp(number, limits.low, limits.high) : number;
}

}  // namespace

std::int64_t Wild::between(std::int64_t low, std::int64_t high) {
    return low + static_cast<std::int64_t>(below(static_cast<std::size_t>(std::max(high - low, std::int64_t{0})) + 1));
}

void WholeKind::draw(Wild& any, const Part& part, void* to) const {
    const Bounds use = use_of(part, any.desk());
    const std::int64_t high = any.one_in(2) ? use.low : use.high;
    set(to, clamped(part, any.desk(), any.between(use.low - 1, high + 1)));
}

/// About tenths of the most, or halves of the least, which a purse may well hold. Exact tenths of one purse would add
/// up to what another holds, and pass for its secret.
void MoneyKind::draw(Wild& any, const Part& part, void* to) const {
    const Bounds use = (part.offers.is_given ? part.offers : part.limits).at(any.desk());
    const std::int64_t amount =
        use.low > 1 ? use.low * any.between(0, 8) / 2 : use.high * any.between(-1, 11) / 10 + any.between(0, 999);
    *static_cast<Money*>(to) = Money{clamped(part, any.desk(), amount)};
}

void FlagKind::draw(Wild& any, const Part&, void* to) const { *static_cast<bool*>(to) = any.one_in(3); }

void TextKind::draw(Wild& any, const Part&, void* to) const {
    static constexpr std::array<std::string_view, 4> texts{"", "C-1", "team", "« deux\tmots »: [a, b] # \"oui\""};
    *static_cast<std::string*>(to) = any.one_of(texts);
}

void WordKind::draw(Wild& any, const Part& part, void* to) const {
    set(to, any.below(std::min(part.words, words().ids.size())));
}

void StructKind::draw(Wild& any, const Part&, void* to) const {
    std::vector<const Part*> alternatives;
    for (const Part& part : parts()) {
        if (part.instead != nullptr) alternatives.push_back(&part);
    }
    if (!alternatives.empty()) any.one_of(alternatives)->instead(to);
    for (const Part& part : parts()) {
        void* member = part.kind == nullptr ? nullptr : part.member(to);
        if (member != nullptr) part.kind->draw(any, part, member);
    }
}

void OptionalKind::draw(Wild& any, const Part& part, void* to) const {
    const bool seldom = part.seldom_now != nullptr && part.seldom_now(any.desk());
    if (seldom ? any.one_in(6) : !any.one_in(3)) item().draw(any, part, fill(to));
}

/// Where one word will do for a list of one, a form has no list of none.
void ListKind::draw(Wild& any, const Part& part, void* to) const {
    const std::size_t least = part.one_will_do ? 1 : 0;
    for (std::size_t i = least + any.below(most_items + 1 - least); i > 0; --i) item().draw(any, part, add(to));
}

void OrdersKind::draw(Wild& any, const Part& part, void* to) const {
    for (std::size_t i = any.below(most_orders + 1); i > 0; --i) {
        item().draw(any, part, add(to));
        if (any.one_in(20)) spoil(to);
    }
}

}  // namespace orders::described
