#pragma once

#include "resolution/corporate/turn.h"
#include "resolution/ruling.h"

namespace resolution::corporate {

/// A moment between two turns, when the game master rules: the same purse, journal and ledger as in a
/// turn, no dice.
struct Between {
    Sheets no_sheets;
    Dice no_dice;
    Turn turn;

    Between(const Figures& figures, const State& state, Record& record)
        : no_dice(Seed{}, state.turn), turn(figures, state, no_sheets, no_dice, record) {
        record.journal.enter(rulings_step.id);
    }
    Between(const Between&) = delete;
    Between& operator=(const Between&) = delete;
};

}  // namespace resolution::corporate
