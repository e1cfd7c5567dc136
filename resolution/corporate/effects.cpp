#include "resolution/corporate/effects.h"

#include <algorithm>
#include <cstdlib>

namespace resolution::corporate {

namespace {

bool fits(const CorporationFigures& corporation, const Filter& filter) {
    if (filter.alignment && corporation.alignment != filter.alignment) return false;
    if (filter.tier && corporation.tier != *filter.tier) return false;
    return !filter.origin || corporation.is(*filter.origin);
}

/// In play and fitting, the best placed first.
std::vector<CorporationIndex> candidates(const Turn& turn, const Filter& filter) {
    std::vector<CorporationIndex> out;
    for (const CorporationIndex corporation : turn.reference.order) {
        if (!turn.state[corporation].bankrupt && fits(turn.figures[corporation], filter)) out.push_back(corporation);
    }
    return out;
}

void sort_by_distance(const Turn& turn, CorporationIndex source, std::vector<CorporationIndex>& group) {
    // Places of those still there: a gap left by a crash brings neighbours nearer.
    std::vector<CorporationIndex> standing;
    for (const CorporationIndex corporation : turn.reference.order) {
        if (corporation == source || !turn.state[corporation].bankrupt) standing.push_back(corporation);
    }
    const auto place = [&](CorporationIndex corporation) {
        return std::find(standing.begin(), standing.end(), corporation) - standing.begin();
    };
    const auto own = place(source);
    std::stable_sort(group.begin(), group.end(), [&](CorporationIndex a, CorporationIndex b) {
        return std::abs(place(a) - own) < std::abs(place(b) - own);
    });
}

}  // namespace

std::vector<CorporationIndex> corporations_meant(Turn& turn, CorporationIndex source, const Scope& scope,
                                                 std::string_view when, std::size_t number) {
    std::vector<CorporationIndex> group = candidates(turn, scope.filter);
    const auto count = std::min(group.size(), static_cast<std::size_t>(std::max(0, scope.count)));
    switch (scope.pick) {
        case Pick::self: return {source};
        case Pick::one:
            return turn.state[scope.corporation].bankrupt ? std::vector<CorporationIndex>{}
                                                          : std::vector{scope.corporation};
        case Pick::all:
        case Pick::every: return group;
        case Pick::first: return group.empty() ? group : std::vector{group.front()};
        case Pick::last: return group.empty() ? group : std::vector{group.back()};
        case Pick::lowest: std::reverse(group.begin(), group.end()); break;
        case Pick::nearest: sort_by_distance(turn, source, group); break;
        case Pick::highest:
        case Pick::random: break;
    }
    std::erase(group, source);  // CG-15
    if (scope.pick == Pick::random) {
        std::sort(group.begin(), group.end());  // draws go through the order of the data
        const std::string name = label("effect/", turn.id(source), "/", when, "/", number);
        if (group.empty()) return group;
        return turn.dice.some_of(name, static_cast<std::size_t>(std::max(0, scope.count)), group,
                                 [&](CorporationIndex corporation) { return turn.id(corporation); });
    }
    group.resize(std::min(count, group.size()));
    return group;
}

}  // namespace resolution::corporate
