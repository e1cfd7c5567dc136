// Step 4. Dragon game: guess how many play, and take what the dragon gives.

#include <algorithm>

#include "resolution/corporate/dragon_results.h"
#include "resolution/corporate/facts/dragon.h"
#include "resolution/corporate/rights.h"
#include "resolution/corporate/steps.h"

namespace resolution::corporate {

namespace {

/// The estimates that count; those beyond one's right are refused one by one.
std::vector<std::int64_t> hear_estimates(Turn& turn, PlayerIndex player) {
    std::vector<std::int64_t> counted;
    const Sheet* sheet = turn.sheet(player);
    if (sheet == nullptr || !sheet->dragon) return counted;  // CG-13: bound and silent
    turn.conclude(player, place_of("dragon"), std::nullopt);
    const auto& given = sheet->dragon->estimates;
    const auto allowed = static_cast<std::size_t>(estimates_of(turn.figures, turn.opening, player));
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (i < allowed) counted.push_back(given[i]);
        turn.conclude(player, place_in("dragon/estimates", i + 1),
                      i < allowed ? std::nullopt : MaybeRefused(Refusal{"no-right", "CG-60"}));
    }
    return counted;
}

void play(Turn& turn, PlayerIndex player, int participants) {
    const std::vector<std::int64_t> estimates = hear_estimates(turn, player);
    const bool right = std::find(estimates.begin(), estimates.end(), participants) != estimates.end();
    const int sides = right ? good_dragon_results : dragon_results;
    const int result = turn.dice.die(label("dragon/", turn.id(player)), sides);
    const bool bound = result <= good_dragon_results;
    turn.of(player).next.no_estimate = false;
    turn.of(player).next.bound_to_dragon = bound;
    if (bound) ++turn.state[player].counters.dragon_favours;
    turn.tell(player, "step 4",  // CG-94: how many played, too
              DragonPlayed{participants, List(estimates.begin(), estimates.end()), right, sides, result, bound});
    apply_dragon_result(turn, player, result);
}

std::vector<PlayerIndex> participants_of(const Turn& turn) {
    std::vector<PlayerIndex> participants;  // CG-6b: in order of enrolment
    for (const PlayerIndex player : turn.players_in_game()) {
        const Sheet* sheet = turn.sheet(player);
        const bool declares = sheet != nullptr && sheet->dragon.has_value();
        if (declares || turn.opening[player].effects.bound_to_dragon) participants.push_back(player);
    }
    return participants;
}

}  // namespace

void hear_dragon_players(Turn& turn) {
    for (const PlayerIndex player : participants_of(turn)) hear_estimates(turn, player);
}

void dragon_game(Turn& turn) {
    const std::vector<PlayerIndex> participants = participants_of(turn);
    const int count = static_cast<int>(participants.size());
    for (const PlayerIndex player : participants) {
        if (turn.in_game(player)) play(turn, player, count);
    }
}

}  // namespace resolution::corporate
