#pragma once

#include "orders/corporate/name_kinds.h"

namespace orders::corporate {

/// Step 1: money to another player, maybe in fulfilment of a contract.
struct TransferOrder {
    Named<PlayerIndex> to;
    Money amount;
    std::string contract = {};  ///< its id, such as `C-K7QM`; may be empty

    static constexpr auto described() {
        using namespace described;
        return order({"transfer", "transfers", phrase("a transfer"), phrase("this transfer")},
                     part<&TransferOrder::to>("to", "à, vers, pour").must(),
                     part<&TransferOrder::amount>("amount", "montant, somme").must().offering(now<&SheetDesk::purse>),
                     part<&TransferOrder::contract>("contract", "contrat").help("the contract it fulfils"));
    }
    friend bool operator==(const TransferOrder&, const TransferOrder&) = default;
};

}  // namespace orders::corporate
