#pragma once

// A player's money, honour and rank, and the only functions that change them.

#include "resolution/corporate/turn.h"

namespace resolution::corporate {

struct HonourBounds {
    int low = 0;
    int high = 0;
};

/// Has the trait, and nobody need find out first: it is not hidden in a secret (CG-79).
bool shows(const Player& player, Trait trait);
/// Everybody knows of the trait: it is of those that nobody can hide, or the secret that hid it was published. Other
/// traits are a player's own affair, a technomancer's above all (section 7).
bool is_public(const Figures& figures, const Player& player, Trait trait);
HonourBounds honour_bounds(const Figures& figures, const Player& player);
/// What a change would make of a player's honour, within its bounds (CG-14).
int honour_after(const Figures& figures, const Player& player, int change);
/// The most influence that a shown trait allows, instead of honour (CG-108).
std::optional<int> influence_bar(const Figures& figures, const Player& player);
/// The most influence that can work.
int influence_cap(const Figures& figures, const Player& player);
/// Influence that works: what was bought, as far as it is carried.
int effective_influence(const Figures& figures, const Player& player);
/// The most loyalty this honour allows with an agent.
int loyalty_cap(const Figures& figures, const Player& player, const Agent& agent);
int points_cap(const Figures& figures, const Player& player, PartyIndex party);
bool barred_from_party(const Figures& figures, const Player& player, PartyIndex party);
bool barred_from_chief(const Figures& figures, const Player& player, PartyIndex party);
/// The highest level in a clan that no trait forbids.
int clan_level_bar(const Figures& figures, const Player& player);
bool is_member(const State& state, PlayerIndex player, PartyIndex party);
bool is_chief(const State& state, PlayerIndex player);
/// The party whose corporation is first in this ranking.
std::optional<PartyIndex> party_in_power(const Figures& figures, const std::vector<CorporationIndex>& ranking);

PlayerSet citizens_of(const State& state, CorporationIndex corporation);
PlayerSet members_of(const State& state, PartyIndex party);

/// Moves money in or out of a purse and writes the ledger line. Nothing else does.
void move_money(Turn& turn, PlayerIndex player, Money amount, std::string_view reason, std::string_view detail,
                std::string_view rule);
inline bool can_pay(const Turn& turn, PlayerIndex player, Money price) { return turn.state[player].money >= price; }

/// Honour within its bounds, and at once what it caps (section 1).
void change_honour(Turn& turn, PlayerIndex player, int change, std::string_view cause, std::string_view rule);
void apply_caps(Turn& turn, PlayerIndex player, std::string_view rule);
void set_loyalty(Turn& turn, PlayerIndex player, AgentIndex agent, int level, std::string_view cause,
                 std::string_view rule);
/// Whom a player named counts as long as it has a word with the agent (CG-40).
void forget_named_allies(Agent& agent, PlayerIndex player);
void gain_points(Turn& turn, PlayerIndex player, PartyIndex party, int points, std::string_view cause,
                 std::string_view rule);
void lose_points(Turn& turn, PlayerIndex player, int points, std::string_view cause, std::string_view rule);
/// Becomes a citizen of none; its CROC suffers.
void lose_citizenship(Turn& turn, PlayerIndex player, std::string_view cause, std::string_view rule);
void leave_game(Turn& turn, PlayerIndex player, std::string_view cause, std::string_view rule);
void make_public_enemy(Turn& turn, AgentIndex agent, PlayerIndex player);

/// The player's sheet of this turn, as others may read it (CG-30).
std::string shared_sheet_text(const Turn& turn, PlayerIndex player);

}  // namespace resolution::corporate
