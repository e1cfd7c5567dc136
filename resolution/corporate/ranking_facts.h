#pragma once

#include <algorithm>

#include "resolution/corporate/turn.h"
#include "resolution/fact.h"

namespace resolution::corporate {

/// The ranking as facts show it: [{corporation, assets}], the first one first.
inline List ranking_value(const Turn& turn) {
    List places;
    places.reserve(turn.state.ranking.size());
    for (const CorporationIndex corporation : turn.state.ranking) {
        places.emplace_back(fields_of("corporation", turn.id(corporation), "assets", turn.state[corporation].assets));
    }
    return places;
}

/// The same, with what each had at the opening, and its place then.
inline List ranking_since_opening(const Turn& turn) {
    const State& before = turn.opening;
    List places;
    places.reserve(turn.state.ranking.size());
    for (const CorporationIndex corporation : turn.state.ranking) {
        const auto place = std::find(before.ranking.begin(), before.ranking.end(), corporation);
        places.emplace_back(fields_of("corporation", turn.id(corporation), "assets", turn.state[corporation].assets,
                                      "assets_before", before[corporation].assets, "place_before",
                                      static_cast<int>(place - before.ranking.begin()) + 1));
    }
    return places;
}

}  // namespace resolution::corporate
