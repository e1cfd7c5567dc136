#pragma once

#include <vector>

#include "resolution/agent_jean/state.h"

namespace resolution::agent_jean {

/// What a round brought one player (section 8).
struct RoundScore {
    int plans = 0;   ///< sum of their values
    int green = 0;   ///< cards of the colour to win few of
    int yellow = 0;  ///< cards of the colour to win few of, else the malus
    int bonus = 0;
    int malus = 0;
    int score = 0;
    bool medal = false;
};

/// By seat. Ties are for all who tie (AJ-21).
std::vector<RoundScore> score_round(const State& state, const Figures& figures);

/// Who leads the next round: of those with a medal for this one, whoever won the latest turn (AJ-19).
PlayerIndex next_leader(const State& state, const std::vector<RoundScore>& scores);

/// Sum of the values of some plans.
int value_of(const Few<PlanIndex>& plans, const Figures& figures);

/// Points of all rounds.
int total(const Player& player);

/// Place of each by seat: winners, then medals, then points; level players share one.
std::vector<int> match_places(const State& state);

/// Who wins a match that ends now; nobody if it goes on (AJ-26, AJ-41).
std::vector<PlayerIndex> match_winners(const State& state, const Figures& figures);

}  // namespace resolution::agent_jean
