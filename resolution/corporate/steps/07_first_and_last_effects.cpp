// Step 7. Effects of the first and of the last corporation: both computed on the
// reference ranking, then applied together.

#include <algorithm>

#include "resolution/corporate/effects.h"
#include "resolution/corporate/facts/market.h"
#include "resolution/corporate/steps.h"

namespace resolution::corporate {

namespace {

struct Change {
    CorporationIndex corporation;
    int assets;
    CorporationIndex source;
    std::string_view when;
};

void compute(Turn& turn, CorporationIndex source, const Clauses& clauses, std::string_view when,
             std::vector<Change>& changes) {
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        if (!clauses[i].assets) continue;
        for (const CorporationIndex corporation : corporations_meant(turn, source, clauses[i].to, when, i + 1)) {
            changes.push_back({corporation, *clauses[i].assets, source, when});
        }
    }
}

}  // namespace

void first_and_last_effects(Turn& turn) {
    if (turn.reference.order.empty()) return;
    std::vector<Change> changes;
    const CorporationIndex first = turn.reference.order.front();
    const CorporationIndex last = turn.reference.order.back();
    compute(turn, first, turn.figures[first].first, "first", changes);
    compute(turn, last, turn.figures[last].last, "last", changes);
    std::vector<int> sums(turn.state.corporations.size());
    for (const Change& change : changes) sums[change.corporation.value()] += change.assets;
    for (const Change& change : changes) {
        const int from = turn.reference.assets[change.corporation.value()];
        turn.tell_everyone("step 7", AssetsMoved{turn.id(change.corporation), from, std::max(0, from + change.assets),
                                                 change.when, turn.id(change.source)});
    }
    for (const CorporationIndex corporation : corporations_of(turn.state)) {
        int& assets = turn.state[corporation].assets;
        assets = std::max(0, assets + sums[corporation.value()]);  // CG-14
    }
}

}  // namespace resolution::corporate
