#include <algorithm>

#include "resolution/corporate/contracts.h"
#include "resolution/corporate/facts/common.h"
#include "resolution/corporate/facts/purchases.h"
#include "resolution/corporate/purchases/purchases.h"
#include "resolution/corporate/standing.h"
#include "resolution/corporate/take_orders.h"

namespace resolution::corporate {

using orders::corporate::TransferOrder;

namespace {

Contract* find_contract(Turn& turn, const std::string& id) {
    const auto found = std::find_if(turn.state.contracts.begin(), turn.state.contracts.end(),
                                    [&](const Contract& contract) { return is_called(contract, id); });
    return found == turn.state.contracts.end() ? nullptr : &*found;
}

MaybeRefused why_refused(const Turn& turn, PlayerIndex from, const TransferOrder& order) {
    if (!order.to.known) return Refusal{"unknown-player", "step 1"};
    if (!turn.in_game(*order.to.known)) return Refusal{"out-of-game", "CG-64"};
    if (*order.to.known == from) return Refusal{"to-oneself", "step 1"};
    if (order.amount.amount <= 0) return Refusal{"amount", "step 1"};
    if (!can_pay(turn, from, order.amount)) return Refusal{"no-money", "CG-14"};
    return std::nullopt;
}

/// CG-84: the contract named is a remark; money moves whether anybody knows it or not.
/// What is paid under a contract counts towards what is due, the oldest first.
void credit_contract(Turn& turn, Contract& contract, PlayerIndex from, PlayerIndex to, Money amount) {
    Money left = amount;
    Money still_due;
    for (ContractTransfer& due : contract.transfers) {
        if (due.from != from || due.to != to) continue;
        const Money part = std::min(left, due.amount - due.paid);
        due.paid += part;
        left -= part;
        still_due += due.amount - due.paid;
    }
    turn.tell(Audience::only(contract.parties), "section 6",
              ContractPaid{contract.id, turn.id(from), turn.id(to), amount, still_due});
}

void transfer(Turn& turn, PlayerIndex from, const TransferOrder& order) {
    const PlayerIndex to = *order.to.known;
    move_money(turn, from, -order.amount, "transfer", turn.id(to), "step 1");
    move_money(turn, to, order.amount, "transfer", turn.id(from), "step 1");
    turn.tell(Audience::only(PlayerSet(from) | PlayerSet(to)), "step 1",
              Transferred{turn.id(from), turn.id(to), order.amount, order.contract});
    Contract* contract = order.contract.empty() ? nullptr : find_contract(turn, order.contract);
    const bool theirs = contract != nullptr && contract->parties.has(from) && contract->parties.has(to);
    if (theirs) credit_contract(turn, *contract, from, to, order.amount);
}

}  // namespace

void make_transfers(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        const Sheet* sheet = turn.sheet(player);
        if (sheet == nullptr) continue;
        take_orders(turn, player, "transfers", sheet->transfers, [&](const TransferOrder& order, const auto&) {
            const MaybeRefused refusal = why_refused(turn, player, order);
            if (!refusal) transfer(turn, player, order);
            return refusal;
        });
    }
}

}  // namespace resolution::corporate
