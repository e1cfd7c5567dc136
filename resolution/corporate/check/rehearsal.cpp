#include "resolution/corporate/check/rehearsal.h"

#include <algorithm>

#include "resolution/corporate/agent_orders.h"
#include "resolution/corporate/check/places.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/runs/refusals.h"
#include "resolution/corporate/steps.h"

namespace resolution::corporate {

Rehearsal::Rehearsal(const Figures& figures, const State& opening, const Sheets& sheets, PlayerIndex author, Dice& dice)
    : author_(author), turn_(figures, opening, sheets, dice, record_) {
    turn_.watch = this;
}

void Rehearsal::go_by_what_is_known() {
    purchases(turn_);
    tell_agents(turn_);
    reserve_runs(turn_);
    for (Run& run : turn_.runs) {
        const std::string_view reason = own_answer(turn_, run);
        if (!reason.empty()) decline(run, reason);
    }
    send_declined_back(turn_);
    later_steps();
}

void Rehearsal::go_by_what_is_true() {
    purchases(turn_);
    accept_runs(turn_);
    later_steps();
}

void Rehearsal::later_steps() {
    tell_why_declined();
    hear_captors(turn_);
    hear_dragon_players(turn_);
    votes(turn_);
    citizenship(turn_);
    hear_members(turn_);
    add_those_not_reached();
}

Money Rehearsal::take_movement() {
    Money moved;
    for (; ledger_seen_ < record_.ledger.size(); ++ledger_seen_) {
        const Movement& movement = record_.ledger[ledger_seen_];
        if (movement.player == author_) moved += movement.amount;
    }
    return moved;
}

void Rehearsal::concluded(const Turn& turn, PlayerIndex player, const OrderPlace& place, const MaybeRefused& refusal) {
    const Money moved = take_movement();
    if (player != author_) {
        if (moved > Money{}) received_.push_back({player, moved});
        return;
    }
    TakenOrder order{place, refusal};
    order.cost = moved < Money{} ? -moved : Money{};
    order.gain = moved > Money{} ? moved : Money{};
    order.left = turn.state[author_].money;
    if (place.list == "runs") {
        if (!refusal) order.run = turn.runs.size() - 1;
        order.options = std::move(options_);
        options_.clear();
    }
    orders_.push_back(std::move(order));
}

void Rehearsal::refused(const Turn&, PlayerIndex player, std::string_view path, Refusal refusal) {
    // What was paid, by whomever, may have been struck out instead of paid back.
    ledger_seen_ = std::min(ledger_seen_, record_.ledger.size());
    if (player != author_) return;
    const auto order =
        std::find_if(orders_.begin(), orders_.end(), [&](const TakenOrder& one) { return one.place.path == path; });
    if (order == orders_.end()) {
        // An option of the run that is about to be concluded, as in "runs/2/network".
        options_.push_back({std::string(path.substr(path.rfind('/') + 1)), refusal});
        return;
    }
    order->refusal = refusal;
    order->returned = order->cost;
    ledger_seen_ = record_.ledger.size();  // what came back is no gain of the next order
}

void Rehearsal::tell_why_declined() {
    for (TakenOrder& order : orders_) {
        if (order.run) order.because = turn_.runs[*order.run].declined_for;
    }
}

/// Whoever leaves the game in mid-turn orders nothing more (CG-64).
void Rehearsal::add_those_not_reached() {
    const std::size_t seat = author_.value();
    const bool sent = seat < turn_.sheets.size() && turn_.sheets[seat];
    if (!sent || turn_.in_game(author_)) return;
    for (OrderPlace& place : places_of(turn_, *turn_.sheets[seat])) {
        const bool reached = std::any_of(orders_.begin(), orders_.end(),
                                         [&](const TakenOrder& one) { return one.place.path == place.path; });
        if (reached) continue;
        orders_.push_back({std::move(place), Refusal{"out-of-game", "CG-64"}});
        orders_.back().left = left();
    }
}

}  // namespace resolution::corporate
