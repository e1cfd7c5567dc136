#include "resolution/agent_jean/scoring.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace resolution::agent_jean {

int value_of(const Few<PlanIndex>& plans, const Figures& figures) {
    int sum = 0;
    for (const PlanIndex plan : plans.list()) sum += figures.plan(plan).value;
    return sum;
}

std::vector<RoundScore> score_round(const State& state, const Figures& figures) {
    const BonusAndMalus& points = figures.scoring[state.count()];
    std::vector<RoundScore> scores;
    for (const Player& player : state.players) {
        RoundScore score;
        score.plans = value_of(player.won.plans, figures);
        score.green = (player.won.cards & figures.deck.of(figures.fewest_colour)).size();
        score.yellow = (player.won.cards & figures.deck.of(figures.most_colour)).size();
        scores.push_back(score);
    }
    const auto fewer_greens = [](const RoundScore& a, const RoundScore& b) { return a.green < b.green; };
    const auto fewer_yellows = [](const RoundScore& a, const RoundScore& b) { return a.yellow < b.yellow; };
    const int fewest = std::min_element(scores.begin(), scores.end(), fewer_greens)->green;
    const int most = std::max_element(scores.begin(), scores.end(), fewer_yellows)->yellow;
    int best = scores.front().plans - points.malus;
    for (RoundScore& score : scores) {
        if (score.green == fewest) score.bonus = points.bonus;
        if (score.yellow == most) score.malus = points.malus;
        score.score = score.plans + score.bonus - score.malus;
        best = std::max(best, score.score);
    }
    for (RoundScore& score : scores) score.medal = score.score == best;
    return scores;
}

PlayerIndex next_leader(const State& state, const std::vector<RoundScore>& scores) {
    const auto won_turn = std::find_if(state.turn_winners.rbegin(), state.turn_winners.rend(),
                                       [&](PlayerIndex winner) { return scores[winner.value()].medal; });
    if (won_turn != state.turn_winners.rend()) return *won_turn;
    const auto lowest = std::find_if(scores.begin(), scores.end(), [](const RoundScore& one) { return one.medal; });
    return PlayerIndex(static_cast<std::size_t>(lowest - scores.begin()));
}

int total(const Player& player) { return std::accumulate(player.scores.begin(), player.scores.end(), 0); }

std::vector<int> match_places(const State& state) {
    const auto worth = [&](std::size_t seat) {
        const Player& player = state.players[seat];
        const bool wins =
            std::find(state.winners.begin(), state.winners.end(), PlayerIndex(seat)) != state.winners.end();
        // Those who win, win together (AJ-26): points do not part them.
        return wins ? std::tuple(true, 0, 0) : std::tuple(false, player.medals, total(player));
    };
    std::vector<int> places;
    for (std::size_t i = 0; i < state.count(); ++i) {
        int better = 0;
        for (std::size_t other = 0; other < state.count(); ++other) better += worth(other) > worth(i) ? 1 : 0;
        places.push_back(better + 1);
    }
    return places;
}

std::vector<PlayerIndex> match_winners(const State& state, const Figures& figures) {
    const auto best_of = [&](auto worth, const std::vector<PlayerIndex>& among) {
        std::vector<PlayerIndex> best;
        for (const PlayerIndex player : among) {
            if (!best.empty() && worth(player) < worth(best.front())) continue;
            if (!best.empty() && worth(player) > worth(best.front())) best.clear();
            best.push_back(player);
        }
        return best;
    };
    std::vector<PlayerIndex> everyone;
    std::vector<PlayerIndex> enough;
    for (std::size_t i = 0; i < state.count(); ++i) {
        everyone.emplace_back(i);
        if (state.players[i].medals >= figures.medals_to_win) enough.emplace_back(i);
    }
    if (!enough.empty()) return enough;
    if (state.settings.max_rounds == 0 || state.round < state.settings.max_rounds) return {};
    const auto medals = [&](PlayerIndex player) { return state[player].medals; };
    const auto points = [&](PlayerIndex player) { return total(state[player]); };
    return best_of(points, best_of(medals, everyone));
}

}  // namespace resolution::agent_jean
