#include <algorithm>

#include "resolution/corporate/runs/parts.h"

namespace resolution::corporate {

namespace {

void draw_order(Turn& turn, Run& run) {
    if (run.order_draw != 0) return;
    run.order_draw = turn.dice.die(label("order/", turn.id(run.buyer), "/", run.number), draw_sides);
}

bool level(const Run& a, const Run& b) { return a.percentage == b.percentage && a.agent_bonus == b.agent_bonus; }
/// CG-54: on a party, whatever the line; a datasteal, whoever benefits.
bool same_aim(const Run& a, const Run& b) { return a.type == b.type && a.target == b.target; }

using Places = std::vector<std::size_t>;

/// CG-51: groups with the highest draw first, inside a group the higher draw first.
void order_level_runs(Turn& turn, Places::iterator begin, Places::iterator end) {
    for (auto at = begin; at != end; ++at) draw_order(turn, turn.runs[*at]);
    const auto leader = [&](std::size_t place) {
        std::size_t best = place;
        for (auto at = begin; at != end; ++at) {
            const Run& other = turn.runs[*at];
            if (!same_aim(other, turn.runs[place])) continue;
            const int lead = other.order_draw - turn.runs[best].order_draw;
            if (lead > 0 || (lead == 0 && *at < best)) best = *at;  // imposed draws may be equal
        }
        return best;
    };
    std::vector<std::pair<std::size_t, std::size_t>> led;  // leader of the group, run
    for (auto at = begin; at != end; ++at) led.emplace_back(leader(*at), *at);
    std::stable_sort(led.begin(), led.end(), [&](const auto& a, const auto& b) {
        const int lead = turn.runs[a.first].order_draw - turn.runs[b.first].order_draw;
        if (a.first != b.first) return lead != 0 ? lead > 0 : a.first < b.first;
        return turn.runs[a.second].order_draw > turn.runs[b.second].order_draw;
    });
    std::transform(led.begin(), led.end(), begin, [](const auto& one) { return one.second; });
}

Places hostile_runs(const Turn& turn) {
    Places places;
    for (std::size_t i = 0; i < turn.runs.size(); ++i) {
        if (turn.runs[i].accepted && turn.runs[i].hostile()) places.push_back(i);
    }
    std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
        const Run& one = turn.runs[a];
        const Run& other = turn.runs[b];
        return one.percentage != other.percentage ? one.percentage > other.percentage
                                                  : one.agent_bonus > other.agent_bonus;
    });
    return places;
}

}  // namespace

std::vector<Places> order_of_runs(Turn& turn) {
    Places places = hostile_runs(turn);
    std::vector<Places> groups;
    for (auto begin = places.begin(); begin != places.end();) {
        const auto end =
            std::find_if(begin, places.end(), [&](std::size_t i) { return !level(turn.runs[i], turn.runs[*begin]); });
        if (end - begin > 1) order_level_runs(turn, begin, end);
        for (auto at = begin; at != end; ++at) {
            const bool joins = at != begin && same_aim(turn.runs[*at], turn.runs[groups.back().front()]);
            if (!joins) groups.emplace_back();
            groups.back().push_back(*at);
        }
        begin = end;
    }
    for (const Places& group : groups) {
        for (const std::size_t place : group) turn.runs[place].simultaneous = group.size() > 1;
    }
    return groups;
}

}  // namespace resolution::corporate
