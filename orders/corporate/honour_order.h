#pragma once

#include "orders/corporate/name_kinds.h"

namespace orders::corporate {

/// Step 1: `{beg: 1}` or `{buy: n}`. Both together can be written; the rules refuse it.
struct HonourOrder {
    std::optional<std::int64_t> beg;
    std::optional<std::int64_t> buy;

    static void says_something(described::Reading& in, const Keys& keys, HonourOrder&) {
        if (keys.map().members.empty()) in.reader().invalid(keys.map().mark, say("honour is {beg: 1} or {buy: 1}"));
    }
    static constexpr auto described() {
        using namespace described;
        return order({"honour", "honour", phrase("honour"), {}, agree<&HonourOrder::says_something>},
                     part<&HonourOrder::beg>("beg", "quémander, liquider")
                         .read_even_empty()
                         .offering({1, 1})
                         .help("lose a point, get money"),
                     part<&HonourOrder::buy>("buy", "acheter, racheter")
                         .read_even_empty()
                         .offering(now<&SheetDesk::honour_points>)
                         .help("points to buy"));
    }
    friend bool operator==(const HonourOrder&, const HonourOrder&) = default;
};

}  // namespace orders::corporate
