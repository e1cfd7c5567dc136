#pragma once

// Step 1: what the `buy` list may hold.

#include "orders/corporate/name_kinds.h"

namespace orders::corporate {

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

/// A word, or a map in which the key of one purchase stands.
class PurchaseKind final : public described::StructKind {
public:
    void read(described::Reading& in, const Node& node, const described::Part& part, const described::Called& called,
              void* to) const override;
    Node write(const void* order, const described::Desk& desk) const override;
    void shape(Shape& out, const described::Part& part, const described::Desk& desk) const override;
    const described::About& about() const override;
    described::PartList parts() const override;
    std::string word(const void* order) const override;
};

}  // namespace orders::corporate

template <>
struct orders::described::KindOf<orders::corporate::BuyOrder> {
    static constexpr orders::corporate::PurchaseKind kind{};
};
