#pragma once

#include <string>
#include <vector>

#include "resolution/audience.h"
#include "resolution/corporate/kinds.h"

namespace resolution::corporate {

struct ContractTransfer {
    PlayerIndex from;
    PlayerIndex to;
    Money amount;
    int due = 0;  ///< turn at whose closing it must be paid; 0 = at signature
    Money paid;
    friend bool operator==(const ContractTransfer&, const ContractTransfer&) = default;

    static constexpr auto described() {
        using namespace described;
        using It = ContractTransfer;
        return fields(field<&It::from>("from"), field<&It::to>("to"), field<&It::amount>("amount", {0, largest_money}),
                      field<&It::due>("due", {0, 1000}), field<&It::paid>("paid", {0, largest_money}));
    }
};

struct Contract {
    std::string id;
    PlayerSet parties;
    std::vector<ContractTransfer> transfers;
    std::string terms;
    bool is_public = false;
    PlayerSet broken_by;
    int signed_in = 0;  ///< turn; 0 in games that did not keep it
    friend bool operator==(const Contract&, const Contract&) = default;

    bool is_dated() const { return signed_in > 0; }
    static constexpr auto described() {
        using namespace described;
        return fields(field<&Contract::id>("id"), field<&Contract::parties>("parties"),
                      field<&Contract::terms>("terms"), field<&Contract::is_public>("public"),
                      field<&Contract::broken_by>("broken_by"), field<&Contract::transfers>("transfers"),
                      field<&Contract::signed_in>("signed", {0, 1000}).only_if(holds<&Contract::is_dated>));
    }
};

}  // namespace resolution::corporate
