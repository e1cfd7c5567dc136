#pragma once

#include <string>
#include <vector>

#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// `secret`, `proof`, `sheet`, `profile`, `trace`.
std::string_view what_is(const Evidence& evidence);
/// Whom or what it is about: `goro`, `sakura`, `croc:goro`, `run:T2-QK7`.
std::string subject_of(const State& state, const Evidence& evidence);
/// `secret:goro/2`, `proof:goro` (CG-73); `sheet:goro/2`, `agent:sakura/2`, `run:T2-QK7` (CG-100).
std::string evidence_id(const State& state, const Evidence& evidence);

bool holds(const Player& player, const Evidence& evidence);
bool knows(const Player& player, const Evidence& evidence);
void hold(Turn& turn, PlayerIndex player, const Evidence& evidence);  ///< and knows it
void learn(Turn& turn, PlayerIndex player, const Evidence& evidence);
/// How the player cites it, as in T3-B; empty if it never learnt of it.
std::string_view piece_of(const Player& player, const Evidence& evidence);
const Exhibit* find_exhibit(const State& state, const Evidence& evidence);
void drop(Player& player, const Evidence& evidence);  ///< what was seen stays known

/// Numbers of the target's secrets that this player has never seen and that are not public.
std::vector<int> unknown_secrets(const State& state, PlayerIndex reader, PlayerIndex target);

}  // namespace resolution::corporate
