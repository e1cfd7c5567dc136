#pragma once

#include "orders/corporate/name_kinds.h"

namespace orders::corporate {

/// Step 5: the right won with the line of public contracts. One of the two.
struct PublicContractOrder {
    std::optional<Named<CorporationIndex>> add;
    std::optional<Named<CorporationIndex>> remove;

    static void says_something(described::Reading& in, const Keys& keys, PublicContractOrder&) {
        if (keys.filled("add") == nullptr && keys.filled("remove") == nullptr)
            in.reader().invalid(keys.map().mark, say("a public contract is {add: X} or {remove: X}"));
    }
    static constexpr auto described() {
        using namespace described;
        return order({"public-contract",
                      "public_contract",
                      phrase("a public contract"),
                      {},
                      agree<&PublicContractOrder::says_something>},
                     part<&PublicContractOrder::add>("add", "ajouter").help("gains an asset"),
                     part<&PublicContractOrder::remove>("remove", "retirer").help("loses an asset"));
    }
    friend bool operator==(const PublicContractOrder&, const PublicContractOrder&) = default;
};

}  // namespace orders::corporate
