#pragma once

// Contracts between players (section 6). They are signed and broken between turns,
// before the game master; the money of the signature moves at once.

#include "orders/result.h"
#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// A contract as its parties bring it, under the code that it will be called by.
struct ContractDraft {
    std::string id;  ///< told to the parties, so it must not tell how many others there are
    std::vector<std::string> parties;
    struct Transfer {
        std::string from;
        std::string to;
        Money amount;
        int due = 0;  ///< turn at whose closing it is owed; 0 = now
    };
    std::vector<Transfer> transfers;
    std::string terms;
    bool is_public = false;
};

/// As people write its code: `c-k7qm` means C-K7QM.
bool is_called(const Contract& contract, std::string_view word);

/// Signs it: every reason against it at once, or the state with the money moved.
orders::Result<State> sign_contract(const Figures& figures, const State& state, const ContractDraft& draft,
                                    Record& record);
/// The game master declares a breach: honour falls, the contract is public.
orders::Result<State> declare_breach(const Figures& figures, const State& state, std::string_view contract,
                                     std::string_view player, Record& record);

/// At the closing: what is due and unpaid is pointed out to the parties.
void remind_of_contracts(Turn& turn);

}  // namespace resolution::corporate
