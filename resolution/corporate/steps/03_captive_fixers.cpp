// Step 3. Captive fixers: their captors decide.

#include <algorithm>

#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/standing.h"
#include "resolution/corporate/steps.h"

namespace resolution::corporate {

using orders::corporate::CaptiveFate;
using orders::corporate::CaptiveOrder;

namespace {

/// A captive of last turn that nobody killed in step 2 (CG-59).
bool is_captive_of(const Turn& turn, AgentIndex fixer, PlayerIndex player) {
    const Agent& before = turn.opening[fixer];
    return before.state == AgentState::captured && before.captor == player &&
           turn.state[fixer].state == AgentState::captured;
}

MaybeRefused why_not_decided(const Turn& turn, PlayerIndex player, const CaptiveOrder& order) {
    if (!order.fixer.known || !is_captive_of(turn, *order.fixer.known, player))
        return Refusal{"not-a-captive", "step 3"};
    if (!order.fate) return Refusal{"not-understood", "step 3"};
    return std::nullopt;
}

std::optional<CaptiveFate> decision(const Turn& turn, AgentIndex fixer, PlayerIndex captor) {
    const Sheet* sheet = turn.sheet(captor);
    if (sheet == nullptr) return std::nullopt;
    for (const CaptiveOrder& order : sheet->captives) {
        if (order.fixer.known == fixer && order.fate) return order.fate;
    }
    return std::nullopt;
}

/// CG-59: never lowers a loyalty, and respects the cap.
void turn_fixer(Turn& turn, AgentIndex index, PlayerIndex captor) {
    Agent& fixer = turn.state[index];
    const int cap = loyalty_cap(turn.figures, turn.state[captor], fixer);
    const int level = std::max(fixer.loyalty_to(captor), std::min(turn.figures.result.captive_loyalty, cap));
    set_loyalty(turn, captor, index, level, "captive-turned", "step 3");
    for (const PlayerIndex other : players_of(turn.state)) {
        const int shared = turn.figures.loyalty.fixer_shared;
        if (other != captor && fixer.loyalty_to(other) > shared)
            set_loyalty(turn, other, index, shared, "supplanted", "step 3");
    }
    turn.tell(captor, "step 3", FixerTurned{fixer.id, level});
}

void decide(Turn& turn, AgentIndex index, PlayerIndex captor) {
    Agent& fixer = turn.state[index];
    const auto fate = decision(turn, index, captor);
    if (fate == CaptiveFate::execute) {
        change_honour(turn, captor, 1, "execution", "step 3");
        ++turn.state[captor].counters.fixers_killed;
        kill_fixer(turn, index, captor);
        return;
    }
    fixer.state = AgentState::free;
    fixer.captor.reset();
    turn.tell_everyone("section 7", FixerReleased{fixer.id});  // as in CG-56: nobody learns of whom
    if (fate == CaptiveFate::turn) {
        turn_fixer(turn, index, captor);
    } else {
        turn.new_allies.push_back({index, Entity::of(captor)});  // CG-12
    }
}

}  // namespace

void hear_captors(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        const Sheet* sheet = turn.sheet(player);
        if (sheet == nullptr) continue;
        for (std::size_t i = 0; i < sheet->captives.size(); ++i) {
            const CaptiveOrder& order = sheet->captives[i];
            const std::string& fixer = order.fixer.known ? turn.id(*order.fixer.known) : order.fixer.written;
            turn.conclude(player, {"captives", i + 1, "captives/" + fixer}, why_not_decided(turn, player, order));
        }
    }
}

void captive_fixers(Turn& turn) {
    hear_captors(turn);
    for (const AgentIndex fixer : agents_of(turn.opening)) {
        const auto captor = turn.opening[fixer].captor;
        if (captor && is_captive_of(turn, fixer, *captor)) decide(turn, fixer, *captor);
    }
}

}  // namespace resolution::corporate
