#pragma once

#include "resolution/corporate/facts/fields.h"
#include "resolution/corporate/turn.h"

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

}  // namespace resolution::corporate
