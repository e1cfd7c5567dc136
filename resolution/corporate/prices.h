#pragma once

// What things cost a player at the opening of a turn, and why one may not be had. Steps ask
// here when they resolve, pre-filled sheets when they announce: what is quoted is what is paid.

#include "resolution/corporate/figures.h"
#include "resolution/corporate/refusal.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// What anybody pays for a share.
Money share_price(const Figures& figures, const State& opening, CorporationIndex corporation);
/// A corporate citizen who holds no share must buy the first one at home (CG-80).
bool owes_first_share(const Player& player);
Money first_share_price(const Figures& figures, const State& opening, CorporationIndex home);

/// The next level; honour of the moment caps it (CG-31).
Money influence_price(const Figures& figures, const Player& player, int level);
MaybeRefused why_no_influence(const Figures& figures, int turn, const Player& player, int level);

/// CG-104: whatever the agent's own reason, it is not said.
/// Whose eyes look at an agent: the rules see everything, a player what the agent shows it.
enum class Eyes : std::uint8_t { rules, player };
inline Money loyalty_price(const Figures& figures, int level) { return figures.loyalty.price * level; }
/// Why that level may not be bought, whatever else is on the list. Attitudes and loyalties are
/// those of the opening, honour and deaths those of `present`.
MaybeRefused why_not_loyal(const Figures& figures, const State& opening, const State& present, PlayerIndex player,
                           AgentIndex agent, int level, Eyes eyes);

/// What keeps a player out of a party: a trait, or the alignment of its corporation.
MaybeRefused why_not_party(const Figures& figures, const Player& opening, const Player& present, PartyIndex party);

/// CG-89: of two traits that set one figure, the later one of the data.
Money begging_price(const Figures& figures, const Player& player);
Money honour_price(const Figures& figures, const Player& player);
MaybeRefused why_no_begging(const Figures& figures, int turn, const Player& player);

/// What a right forecast brings (CG-89).
Money speculation_gain(const Figures& figures, const Player& player);

/// Most honour a player may buy from a clan at war; 0 = none (CG-39, CG-88).
int war_honour_limit(const Figures& figures, const State& opening, PlayerIndex player);

/// What forbids a citizenship; `party` is the player's own, or the one it joins this turn (CG-37).
MaybeRefused why_not_citizen(const Figures& figures, const State& opening, const State& present, PlayerIndex player,
                             std::optional<PartyIndex> party, CorporationIndex corporation);

}  // namespace resolution::corporate
