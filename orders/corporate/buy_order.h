#pragma once

#include <variant>

#include "orders/corporate/kinds.h"

namespace orders::corporate {

// Step 1: what the `buy` list may hold.

struct BuyShare {
    Named<CorporationIndex> corporation;
    friend bool operator==(const BuyShare&, const BuyShare&) = default;
};
struct BuyInfluence {
    friend bool operator==(const BuyInfluence&, const BuyInfluence&) = default;
};
struct BuyLoyalty {
    Named<AgentIndex> agent;
    friend bool operator==(const BuyLoyalty&, const BuyLoyalty&) = default;
};
struct BuyPoints {
    std::int64_t points = 0;
    std::optional<Named<PartyIndex>> party;  ///< needed by whoever has none yet
    friend bool operator==(const BuyPoints&, const BuyPoints&) = default;
};
struct BuyCroc {
    std::string name;
    friend bool operator==(const BuyCroc&, const BuyCroc&) = default;
};
struct BuyCrocBonus {
    RunType type = RunType::information;  ///< one of the five that have a bonus
    friend bool operator==(const BuyCrocBonus&, const BuyCrocBonus&) = default;
};
struct BuyCrocRun {
    friend bool operator==(const BuyCrocRun&, const BuyCrocRun&) = default;
};
struct BuyWarHonour {
    std::int64_t points = 0;
    friend bool operator==(const BuyWarHonour&, const BuyWarHonour&) = default;
};

using BuyOrder =
    std::variant<BuyShare, BuyInfluence, BuyLoyalty, BuyPoints, BuyCroc, BuyCrocBonus, BuyCrocRun, BuyWarHonour>;

}  // namespace orders::corporate
