#pragma once

#include "resolution/corporate/facts/fields.h"
#include "resolution/journal.h"

namespace resolution::corporate {

struct ContractSigned {  // to the parties, or to everyone if it is public
    static constexpr std::string_view kind = "contract-signed";
    std::string_view contract;
    List parties;
    std::string_view terms;
    List transfers;  ///< due in turn 0: paid at once
    bool is_public = false;
    Fields fields() const {
        return fields_of("contract", contract, "parties", parties, "terms", terms, "transfers", transfers, "public",
                         is_public);
    }
};

struct ContractBroken {  // to everyone
    static constexpr std::string_view kind = "contract-broken";
    std::string_view contract;
    std::string_view player;
    List parties;
    std::string_view terms;
    List transfers;  ///< with what was paid, and when it was due
    Fields fields() const {
        return fields_of("contract", contract, "player", player, "parties", parties, "terms", terms, "transfers",
                         transfers);
    }
};

}  // namespace resolution::corporate
