#pragma once

// The orders of one player, taken by the rules themselves as far as no result is rolled.

#include "resolution/corporate/turn.h"

namespace resolution::corporate {

struct RefusedOption {
    std::string option;  ///< `network`
    Refusal refusal;
};

/// How one order of the sheet is taken.
struct TakenOrder {
    OrderPlace place;
    MaybeRefused refusal;
    std::string_view because = {};  ///< why the agent says no, where that may be known
    Money cost = {};
    Money gain = {};
    Money returned = {};                  ///< of the cost, once the order was undone: too late to be spent (CG-2)
    Money left = {};                      ///< right after the order
    std::optional<std::size_t> run = {};  ///< place among the turn's runs, if it was paid
    std::vector<RefusedOption> options = {};

    bool taken() const { return !refusal; }
};

/// Money that somebody else's order brings the author.
struct Received {
    PlayerIndex from;
    Money amount;
};

class Rehearsal final : private OrderWatch {
public:
    Rehearsal(const Figures& figures, const State& opening, const Sheets& sheets, PlayerIndex author, Dice& dice);
    Rehearsal(const Rehearsal&) = delete;
    Rehearsal& operator=(const Rehearsal&) = delete;

    /// On what the author may know, with its own sheet alone: agents answer by what is known of
    /// them, nobody withholds a leave, and nothing is drawn.
    void go_by_what_is_known();
    /// On the true state with all sheets: what agents answer, and whom they have room for.
    void go_by_what_is_true();

    const Turn& turn() const { return turn_; }
    PlayerIndex author() const { return author_; }
    Money left() const { return turn_.state[author_].money; }
    /// In the order in which the rules take them; each order of the sheet once.
    const std::vector<TakenOrder>& orders() const { return orders_; }
    const std::vector<Received>& received() const { return received_; }

private:
    void concluded(const Turn& turn, PlayerIndex player, const OrderPlace& place, const MaybeRefused& refusal) override;
    void refused(const Turn& turn, PlayerIndex player, std::string_view path, Refusal refusal) override;
    void later_steps();
    void tell_why_declined();
    void add_those_not_reached();
    /// What moved in the author's purse since the last order of anybody.
    Money take_movement();

    Record record_;
    PlayerIndex author_;
    std::size_t ledger_seen_ = 0;
    std::vector<TakenOrder> orders_;
    std::vector<RefusedOption> options_;  ///< of the run that is being reserved
    std::vector<Received> received_;
    Turn turn_;
};

}  // namespace resolution::corporate
