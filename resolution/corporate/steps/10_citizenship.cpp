// Step 10. Citizenship: asked for now, changed when the turn closes.

#include "resolution/corporate/prices.h"
#include "resolution/corporate/refusal.h"
#include "resolution/corporate/steps.h"
#include "resolution/corporate/turn.h"

namespace resolution::corporate {

namespace {

MaybeRefused check(const Turn& turn, PlayerIndex player, const orders::corporate::CitizenshipOrder& order) {
    if (!order.corporation) return std::nullopt;  // none
    if (!order.corporation->known) return Refusal{"unknown-corporation", "step 10"};
    const Player& who = turn.state[player];
    const auto party = who.party ? who.party : turn.of(player).bought.points_party;  // CG-37
    return why_not_citizen(turn.figures, turn.opening, turn.state, player, party, *order.corporation->known);
}

}  // namespace

void citizenship(Turn& turn) {
    for (const PlayerIndex player : turn.players_in_game()) {
        const Sheet* sheet = turn.sheet(player);
        if (sheet == nullptr || !sheet->citizenship) continue;
        const MaybeRefused refusal = check(turn, player, *sheet->citizenship);
        turn.conclude(player, place_of("citizenship"), refusal);
        if (refusal) continue;
        const auto& asked = sheet->citizenship->corporation;
        turn.of(player).new_citizenship = asked ? asked->known : std::nullopt;
    }
}

}  // namespace resolution::corporate
