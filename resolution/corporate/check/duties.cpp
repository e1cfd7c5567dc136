#include <algorithm>

#include "resolution/corporate/check/remarks.h"
#include "resolution/corporate/contracts.h"

namespace resolution::corporate {

namespace {

/// CG-13: bound and silent, one plays without a right estimate.
void remind_of_dragon(CheckRemarks& out, const Turn& turn, PlayerIndex author, const Sheet* sheet) {
    const LastingEffects& effects = turn.opening[author].effects;
    const bool guesses = sheet != nullptr && sheet->dragon && !sheet->dragon->estimates.empty();
    if (effects.bound_to_dragon && !effects.no_estimate && !guesses) out.push_back({"bound-to-dragon"});
}

/// CG-12: about whom nothing is decided goes free.
void remind_of_captives(CheckRemarks& out, const Turn& turn, PlayerIndex author, const Sheet* sheet) {
    for (const Agent& agent : turn.opening.agents) {
        if (agent.state != AgentState::captured || agent.captor != author) continue;
        const bool decided = sheet != nullptr && std::any_of(sheet->captives.begin(), sheet->captives.end(),
                                                             [&](const orders::corporate::CaptiveOrder& order) {
                                                                 return order.fixer.known && order.fate &&
                                                                        turn.id(*order.fixer.known) == agent.id;
                                                             });
        if (!decided) out.push_back({"captive-undecided", {{"agent", agent.id}}});
    }
}

/// After the transfers of this sheet, which count towards what is due (CG-84).
void remind_of_contracts(CheckRemarks& out, const Turn& turn, PlayerIndex author) {
    for (const Contract& contract : turn.state.contracts) {
        for (const ContractTransfer& due : contract.transfers) {
            if (due.from != author || due.due != turn.opening.turn || due.paid >= due.amount) continue;
            out.push_back(
                {"contract-due",
                 {{"contract", contract.id}, {"to", turn.id(due.to)}, {"amount", (due.amount - due.paid).amount}}});
        }
    }
}

/// CG-84: the money moves all the same, but pays no debt.
void question_contract_names(CheckRemarks& out, const Turn& turn, PlayerIndex author, const Sheet& sheet) {
    for (std::size_t i = 0; i < sheet.transfers.size(); ++i) {
        const auto& order = sheet.transfers[i];
        if (!order || order->contract.empty() || !order->to.known) continue;
        const auto& contracts = turn.opening.contracts;
        const bool between_them = std::any_of(contracts.begin(), contracts.end(), [&](const Contract& contract) {
            return is_called(contract, order->contract) && contract.parties.has(author) &&
                   contract.parties.has(*order->to.known);
        });
        if (between_them) continue;
        out.push_back(
            {"contract-unknown",
             {{"path", path("transfers", i + 1)}, {"contract", order->contract}, {"to", turn.id(*order->to.known)}}});
    }
}

}  // namespace

void add_forgotten_duties(CheckRemarks& out, const Rehearsal& rehearsal) {
    const Turn& turn = rehearsal.turn();
    const PlayerIndex author = rehearsal.author();
    const Sheet* sheet = turn.sheet(author);
    remind_of_dragon(out, turn, author, sheet);
    remind_of_captives(out, turn, author, sheet);
    remind_of_contracts(out, turn, author);
    if (sheet != nullptr) question_contract_names(out, turn, author, *sheet);
}

}  // namespace resolution::corporate
