#pragma once

#include "orders/corporate/name_kinds.h"

namespace orders::corporate {

/// Step 5: one asset to one corporation, one less to another.
struct VoteOrder {
    Named<CorporationIndex> up;
    Named<CorporationIndex> down;

    static constexpr auto described() {
        using namespace described;
        return order(
            {"vote", "votes", phrase("a vote"), phrase("this order")},
            part<&VoteOrder::up>("up", "hausse, plus, +").must().in_prose("pour, à la hausse", "for"),
            part<&VoteOrder::down>("down", "baisse, moins, -, –, −").must().in_prose("contre, à la baisse", "against"));
    }
    friend bool operator==(const VoteOrder&, const VoteOrder&) = default;
};

}  // namespace orders::corporate
