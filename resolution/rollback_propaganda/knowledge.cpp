// What a reader may know of a game (section 7).

#include "resolution/rollback_propaganda/rules.h"

namespace resolution::rollback_propaganda {

/// It is asked for often: what the marks would hide part by part goes in one sweep.
State Rules::known(const State& state, Reader reader) const {
    State out = state;
    if (reader.is_game_master()) return out;
    const auto self = reader.player();
    out.unassigned.conceal();
    const int foreseen = self ? std::max(state[*self].foreseen, state.known_prefix) : state.known_prefix;
    out.future.conceal_after(static_cast<std::size_t>(foreseen));  // RP-38
    for (const PlayerIndex player : players_of(out)) {
        Player& one = out[player];
        one.grimoire.conceal();
        if (reader.is(player)) continue;
        one.contract.reset();
        one.hand.conceal();
        one.schemed.conceal();
        one.foreseen = 0;
        one.known = {};
        one.sheets.clear();
        one.standing.reset();
    }
    return out;
}

}  // namespace resolution::rollback_propaganda
