#pragma once

#include <string>
#include <vector>

#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

struct Turn;

/// One line of the final table: what for, and how much.
struct ScoreLine {
    std::string reason;  ///< `kept`, `lone-buyer`, `shares`, `money`, `title`, `ambition` ...
    std::string detail;  ///< corporation, title, trait
    std::int64_t count = 0;
    std::int64_t worth = 0;  ///< of one piece, or of the whole title
    std::int64_t among = 1;  ///< how many share it
    std::int64_t points = 0;
};

struct FinalTally {
    PlayerIndex player;
    std::vector<ScoreLine> working;
    std::int64_t total = 0;
    int place = 0;  ///< level players share it
};

/// Victory points of everybody, in order of enrolment, each with its working (section 4).
std::vector<FinalTally> final_tallies(const Figures& figures, const State& state);
void tell_final_scores(Turn& turn);

}  // namespace resolution::corporate
