#pragma once

#include <array>

#include "resolution/game.h"

namespace resolution {

/// A turn being resolved: what the steps of any game share.
template <class Rules>
struct TurnOf {
    const typename Rules::Figures& figures;
    const typename Rules::Sheets& sheets;
    typename Rules::State state;
    Dice& dice;
    Record& record;

    const auto& sheet(PlayerIndex player) const { return sheets[player.value()]; }
};

/// A step of a turn, and what plays it.
template <class Turn>
struct PlayedStep {
    Step step;
    void (*play)(Turn&) = nullptr;
};

/// The steps of that table, as a game lists them.
template <const auto& table>
constexpr auto listed = [] {
    std::array<Step, table.size()> steps;
    for (std::size_t i = 0; i < steps.size(); ++i) steps[i] = table[i].step;
    return steps;
}();

/// One after the other; the turn has the `state` that they change and the `record` of what they tell.
template <class Turn, std::size_t count>
void play_steps(const std::array<PlayedStep<Turn>, count>& table, Turn& turn) {
    for (const auto& [step, play] : table) {
        turn.record.journal.enter(step.id);
        play(turn);
        turn.record.step_done(step.id, turn.state);
    }
}

}  // namespace resolution
