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
                     part<&TransferOrder::to>("to", "à, vers, pour").must().in_prose("au joueur", "to the player"),
                     part<&TransferOrder::amount>("amount", "montant, somme")
                         .must()
                         .offering(now<&SheetDesk::purse>)
                         .in_prose("de, d'un montant de", "of")
                         .wordless_in_prose(),
                     part<&TransferOrder::contract>("contract", "contrat", {}, name_text)
                         .help("the contract it fulfils")
                         .in_prose("au titre du contrat, pour le contrat", "under the contract"));
    }
    friend bool operator==(const TransferOrder&, const TransferOrder&) = default;
};

}  // namespace orders::corporate
