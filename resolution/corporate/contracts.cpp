#include "resolution/corporate/contracts.h"

#include <algorithm>

#include "orders/text.h"
#include "resolution/corporate/between.h"
#include "resolution/corporate/facts/contracts.h"
#include "resolution/corporate/facts/payments.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

std::optional<PlayerIndex> find_player(const State& state, std::string_view id) {
    for (const PlayerIndex player : players_of(state)) {
        if (state[player].id == id) return player;
    }
    return std::nullopt;
}

List names_of(const State& state, const PlayerSet& players) {
    List names;
    for (const PlayerIndex player : players_of(state)) {
        if (players.has(player)) names.emplace_back(state[player].id);
    }
    return names;
}

List payments_of(const State& state, const Contract& contract, bool with_paid = false) {
    List payments;
    for (const ContractTransfer& transfer : contract.transfers) {
        Fields one = fields_of("from", state[transfer.from].id, "to", state[transfer.to].id, "amount", transfer.amount,
                               "due", transfer.due);
        if (with_paid) one.push_back({"paid", transfer.paid});
        payments.emplace_back(std::move(one));
    }
    return payments;
}

Audience audience_of(const Contract& contract) {
    return contract.is_public ? Audience::everyone() : Audience::only(contract.parties);
}

PlayerSet read_parties(const State& state, const ContractDraft& draft, orders::Problems& problems) {
    PlayerSet parties;
    for (const std::string& id : draft.parties) {
        const auto player = find_player(state, id);
        if (!player) {
            problems.push_back(orders::invalid("no player is called '" + id + "'"));
        } else if (!state[*player].in_game) {
            problems.push_back(orders::invalid("'" + id + "' is out of the game"));
        } else {
            parties.add(*player);
        }
    }
    if (problems.empty() && parties.size() < 2) problems.push_back(orders::invalid("a contract needs two parties"));
    return parties;
}

std::vector<ContractTransfer> read_transfers(const State& state, const ContractDraft& draft, PlayerSet parties,
                                             orders::Problems& problems) {
    std::vector<ContractTransfer> transfers;
    std::vector<Money> purses;
    for (const Player& player : state.players) purses.push_back(player.money);
    for (const ContractDraft::Transfer& one : draft.transfers) {
        const auto from = find_player(state, one.from);
        const auto to = find_player(state, one.to);
        const bool among = from && to && parties.has(*from) && parties.has(*to) && *from != *to;
        if (!among) {
            problems.push_back(orders::invalid("a transfer goes from one party to another, not from '" + one.from +
                                               "' to '" + one.to + "'"));
            continue;
        }
        if (one.amount.amount <= 0) problems.push_back(orders::invalid("a transfer must be above 0"));
        if (one.due != 0 && one.due < state.turn)
            problems.push_back(orders::invalid("turn " + std::to_string(one.due) + " is over"));
        if (one.due == 0) {
            purses[from->value()] -= one.amount;
            purses[to->value()] += one.amount;
            if (purses[from->value()] < Money{})
                problems.push_back(
                    orders::invalid("'" + one.from + "' cannot pay " + std::to_string(one.amount.amount)));
        }
        transfers.push_back({*from, *to, one.amount, one.due, {}});
    }
    return transfers;
}

/// A code means one contract for ever: a breach must never fall on another than was meant.
void check_code(const State& state, const std::string& id, orders::Problems& problems) {
    const bool taken = std::any_of(state.contracts.begin(), state.contracts.end(),
                                   [&](const Contract& other) { return is_called(other, id); });
    if (taken) problems.push_back(orders::invalid("another contract is called '" + id + "'"));
}

}  // namespace

bool is_called(const Contract& contract, std::string_view word) {
    return orders::fold(contract.id) == orders::fold(word);
}

orders::Result<State> sign_contract(const Figures& figures, const State& state, const ContractDraft& draft,
                                    Record& record) {
    orders::Problems problems;
    Contract contract;
    contract.parties = read_parties(state, draft, problems);
    contract.transfers = read_transfers(state, draft, contract.parties, problems);
    check_code(state, draft.id, problems);
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    contract.id = draft.id;
    contract.terms = draft.terms;
    contract.is_public = draft.is_public;
    contract.signed_in = state.turn;
    Between between(figures, state, record);
    Turn& turn = between.turn;
    turn.tell(audience_of(contract), "section 6",
              ContractSigned{contract.id, names_of(state, contract.parties), contract.terms,
                             payments_of(state, contract), contract.is_public});
    for (ContractTransfer& transfer : contract.transfers) {
        if (transfer.due != 0) continue;
        move_money(turn, transfer.from, -transfer.amount, "contract", contract.id, "section 6");
        move_money(turn, transfer.to, transfer.amount, "contract", contract.id, "section 6");
        transfer.paid = transfer.amount;
    }
    turn.state.contracts.push_back(std::move(contract));
    return std::move(turn.state);
}

orders::Result<State> declare_breach(const Figures& figures, const State& state, std::string_view id,
                                     std::string_view who, Record& record) {
    const auto found = std::find_if(state.contracts.begin(), state.contracts.end(),
                                    [&](const Contract& one) { return is_called(one, id); });
    const auto player = find_player(state, who);
    if (found == state.contracts.end()) return orders::invalid("no contract is called '" + std::string(id) + "'");
    if (!player || !found->parties.has(*player))
        return orders::invalid("'" + std::string(who) + "' is no party of " + std::string(id));
    Between between(figures, state, record);
    Turn& turn = between.turn;
    Contract& contract = turn.state.contracts[static_cast<std::size_t>(found - state.contracts.begin())];
    contract.is_public = true;
    contract.broken_by.add(*player);
    turn.tell_everyone("section 6",
                       ContractBroken{contract.id, turn.id(*player), names_of(state, contract.parties), contract.terms,
                                      payments_of(state, contract, true), contract.signed_in});
    const int fall = figures.contract_breach_honour - turn.state[*player].honour;
    if (fall < 0) change_honour(turn, *player, fall, "contract-broken", "section 6");
    return std::move(turn.state);
}

void remind_of_contracts(Turn& turn) {
    for (const Contract& contract : turn.state.contracts) {
        for (const ContractTransfer& transfer : contract.transfers) {
            const bool overdue = transfer.due == turn.opening.turn && transfer.paid < transfer.amount;
            if (!overdue || contract.broken_by.has(transfer.from)) continue;  // that it is broken was told
            turn.tell(Audience::only(contract.parties), "section 6",
                      ContractOverdue{contract.id, turn.id(transfer.from), turn.id(transfer.to),
                                      transfer.amount - transfer.paid});
        }
    }
}

}  // namespace resolution::corporate
