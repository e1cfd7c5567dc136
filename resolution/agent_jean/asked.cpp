#include "resolution/agent_jean/asked.h"

#include <algorithm>

#include "resolution/agent_jean/trick.h"

namespace resolution::agent_jean {

namespace {

/// Of cards to play alone (AJ-29).
bool is_automatic(const Player& player) { return player.sheet && player.sheet->automatic; }

PlayerSet asked_to_play(const State& state, const Figures& figures) {
    PlayerSet out;
    const bool half_begins = (state.turn - 1) % figures.turns_a_half == 0;
    if (state.settings.pace == Pace::half && !half_begins) return out;
    const PlayOrder order(state, figures);
    std::size_t first = state.settings.pace == Pace::half ? 0 : state.table.size();
    const std::size_t end = state.settings.pace == Pace::step ? std::min(first + 1, order.size()) : order.size();
    for (; first < end; ++first) {
        const Player& player = state[order[first]];
        if (!player.bot && !is_automatic(player)) out.add(order[first]);
    }
    return out;
}

}  // namespace

PlayerSet asked(const State& state, const Figures& figures) {
    PlayerSet out;
    const bool by_half = state.settings.pace == Pace::half;
    switch (state.phase) {
        case Phase::over: break;
        case Phase::play: return asked_to_play(state, figures);
        case Phase::agents:
            if (state.settings.agent_choice != AgentChoice::preferences) break;
            for (std::size_t i = 0; i < state.count(); ++i) {
                if (!state.players[i].bot) out.add(PlayerIndex(i));
            }
            break;
        case Phase::power: {
            if (by_half || state.pile.empty() || state.pile.back().is_plan()) break;
            const auto henry = state.player_of(state.pile.back().power());
            const bool stands = henry && state[*henry].sheet && state[*henry].sheet->henry_leader;
            if (henry && !state[*henry].bot && !stands) out.add(*henry);
            break;
        }
        case Phase::pass:
            for (std::size_t i = 0; i < state.count() && !by_half; ++i) {
                const Player& player = state.players[i];
                if (!player.bot && !(player.sheet && player.sheet->pass)) out.add(PlayerIndex(i));
            }
            break;
    }
    return out;
}

bool may_lead(const State& state, const Figures& figures, PlayerIndex player) {
    const auto& agent = state[player].agent;
    const bool henry = agent && figures.agent(*agent).effect == Effect::choose_leader;
    return state.settings.powers && (state.phase == Phase::agents || henry);
}

}  // namespace resolution::agent_jean
