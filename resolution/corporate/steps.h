#pragma once

// The fourteen steps of a turn of Corporate Game, and the closing.

#include <span>

#include "resolution/game.h"

namespace resolution::corporate {

struct Turn;

void purchases(Turn& turn);               // steps/01_purchases.cpp
void runs(Turn& turn);                    // steps/02_runs.cpp
void captive_fixers(Turn& turn);          // steps/03_captive_fixers.cpp
void dragon_game(Turn& turn);             // steps/04_dragon_game.cpp
void votes(Turn& turn);                   // steps/05_votes.cpp
void market_and_shadows(Turn& turn);      // steps/06_market_and_shadows.cpp
void first_and_last_effects(Turn& turn);  // steps/07_first_and_last_effects.cpp
void crashes(Turn& turn);                 // steps/08_crashes.cpp
void party_chiefs(Turn& turn);            // steps/09_party_chiefs.cpp
void citizenship(Turn& turn);             // steps/10_citizenship.cpp
void yakuza_war(Turn& turn);              // steps/11_yakuza_war.cpp
void party_lines(Turn& turn);             // steps/12_party_lines.cpp
void payments(Turn& turn);                // steps/13_payments.cpp
void seppuku(Turn& turn);                 // steps/14_seppuku.cpp
void closing(Turn& turn);                 // steps/15_closing.cpp

// What of a step asks nothing of the dice: which orders are taken. Each is the first thing its step
// does, and the check of a sheet calls it alone. Steps 1, 5 and 10 are such things as a whole, unless
// rivals or level bids must be drawn; step 2's is `accept_runs`.
void hear_captors(Turn& turn);         // steps/03_captive_fixers.cpp
void hear_dragon_players(Turn& turn);  // steps/04_dragon_game.cpp
void hear_members(Turn& turn);         // steps/12_party_lines.cpp: CG-69

/// Runs all of them in order.
void play_steps(Turn& turn);
/// The same table, for whoever lists it.
std::span<const Step> step_table();

}  // namespace resolution::corporate
