// Step 10. Citizenship: asked for now, changed when the turn closes.

#include "resolution/corporate/refusal.h"
#include "resolution/corporate/steps.h"
#include "resolution/corporate/turn.h"

namespace resolution::corporate {

namespace {

/// A loyalist keeps to the corporation where it started, unless that one crashed (CG-91: it may have none).
bool is_disloyal(const Turn& turn, PlayerIndex player, CorporationIndex corporation) {
    const Player& who = turn.state[player];
    if (!who.traits.has(Trait::loyalist)) return false;
    const auto home = who.objectives.home ? who.objectives.home : turn.opening[player].citizenship;
    return home && *home != corporation && !turn.state[*home].bankrupt;
}

MaybeRefused check(const Turn& turn, PlayerIndex player, const orders::corporate::CitizenshipOrder& order) {
    if (!order.corporation) return std::nullopt;  // none
    if (!order.corporation->known) return Refusal{"unknown-corporation", "step 10"};
    const CorporationIndex corporation = *order.corporation->known;
    if (turn.state[corporation].bankrupt) return Refusal{"bankrupt", "CG-68"};
    if (turn.opening[player].shares[corporation.value()] < 1) return Refusal{"no-share", "CG-68"};
    const Player& who = turn.state[player];
    const auto party = who.party ? who.party : turn.of(player).bought.points_party;  // CG-37
    const auto alignment = turn.figures[corporation].alignment;
    if (party && alignment && *party != *alignment) return Refusal{"alignment", "step 10"};
    if (is_disloyal(turn, player, corporation)) return Refusal{"loyalist", "section 5"};
    return std::nullopt;
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
