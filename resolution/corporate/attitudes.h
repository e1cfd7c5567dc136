#pragma once

#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// Does this entry of an agent's list speak of that entity? Friends and foes of a
/// corporation are so of its citizens.
bool covers(const Figures& figures, const State& state, const Attitude& attitude, Entity entity);

bool is_enemy(const Figures& figures, const State& state, AgentIndex agent, Entity entity);
/// The same as far as the player can tell: from public lists, and secret ones if the agent informs it.
bool is_known_enemy(const Figures& figures, const State& state, AgentIndex agent, PlayerIndex player);
/// Free to work; an agency, for its own members only.
bool is_at_work(const State& state, AgentIndex agent, PlayerIndex buyer);
/// Whoever has any loyalty of the agent is its secret ally too. Attitudes are those of the opening (CG-1), but whom
/// players have named counts as soon as they do (CG-40): `present`.
bool is_ally(const Figures& figures, const State& opening, const State& present, AgentIndex agent, Entity entity);
/// All that an agent tells of its secret allies: its own, those it was named, whoever has its loyalty (CG-92).
std::vector<Attitude> secret_allies_of(const State& state, AgentIndex agent);
/// A CROC's friends: its owner, its owner's corporation, and that one's citizens.
bool is_ally_of_croc(const State& state, PlayerIndex owner, Entity entity);

}  // namespace resolution::corporate
