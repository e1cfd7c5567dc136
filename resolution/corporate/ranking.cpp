#include "resolution/corporate/ranking.h"

#include <algorithm>

namespace resolution::corporate {

void update_ranking(State& state) {
    std::erase_if(state.ranking, [&](CorporationIndex corporation) { return state[corporation].bankrupt; });
    std::stable_sort(state.ranking.begin(), state.ranking.end(),
                     [&](CorporationIndex a, CorporationIndex b) { return state[a].assets > state[b].assets; });
}

}  // namespace resolution::corporate
