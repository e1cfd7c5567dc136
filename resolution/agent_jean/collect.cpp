// The end of a turn: who takes what (section 4, steps 6 to 8).

#include <algorithm>

#include "resolution/agent_jean/facts.h"
#include "resolution/agent_jean/match.h"

namespace resolution::agent_jean {

void Match::collect(const PlayOrder& order, const Trick& trick) {
    const PlayerIndex winner = order[trick.best_place()];
    Won& won = state_[winner].won;
    Cards discarded;
    if (turn_rules(state_, figures_).burn) discarded = trick.cards();
    for (const AgentIndex agent : state_.active) {
        const Agent& power = figures_.agent(agent);
        if (power.effect == Effect::discard_colour_if_win && state_.player_of(agent) == winner)
            discarded.add(trick.cards() & figures_.deck.of(power.colour));
    }
    won.cards.add(trick.cards().without(discarded));
    state_.discard.add(discarded);

    const PlanIndex plan = state_.pile.back().plan();
    won.plans.add(plan);
    // What the accomplice changed ends here: the pile shows another card from now on (AJ-17).
    state_.pile.pop_back();
    std::vector<PlanIndex> extra;  // unasked (AJ-13), and whatever the accomplice burnt (AJ-39)
    for (const AgentIndex agent : state_.active) {
        const Agent& power = figures_.agent(agent);
        if (power.effect != Effect::bottom_plan_if_win || state_.player_of(agent) != winner) continue;
        for (int i = 0; i < power.amount; ++i) {
            if (const auto lowest = lowest_plan()) extra.push_back(*lowest);
        }
    }
    for (const PlanIndex one : extra) won.plans.add(one);
    tell_trick(order, winner, plan, extra, discarded);
    end_turn(winner);
}

/// Taken from the bottom of the pile; Power cards stay where they are (AJ-14).
std::optional<PlanIndex> Match::lowest_plan() {
    const auto found =
        std::find_if(state_.pile.begin(), state_.pile.end(), [](PileCard card) { return card.is_plan(); });
    if (found == state_.pile.end()) return std::nullopt;
    const PlanIndex plan = found->plan();
    state_.pile.erase(found);
    return plan;
}

/// The log of the turn, told once; how many cards anybody has won is told nowhere (AJ-10).
void Match::tell_trick(const PlayOrder& order, PlayerIndex winner, PlanIndex plan, const std::vector<PlanIndex>& extra,
                       Cards discarded) {
    tell(Audience::everyone(), "collect", "step 7", [&] {
        const auto helper = state_.settings.accomplices ? figures_.plan(plan).accomplice : std::nullopt;
        const Plan& contested = figures_.plan(plan);
        List powers;
        for (const AgentIndex agent : state_.active) powers.emplace_back(figures_.agent(agent).id);
        List cards;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const Card card = state_.table[i];
            cards.emplace_back(fields_of("player", id(order[i]), "card", figures_.deck.code(card), "colour",
                                         id_of(figures_.deck.colour(card)), "value", figures_.deck.value(card), "best",
                                         order[i] == winner));
        }
        Value martha;
        if (!extra.empty())
            martha = fields_of("plan", figures_.plan(extra.front()).id, "value", figures_.plan(extra.front()).value);
        return TrickTaken{state_.round,      state_.turn,
                          std::move(powers), contested.id,
                          contested.value,   helper ? figures_.accomplice_names[helper->value()].id : "none",
                          std::move(cards),  id(winner),
                          std::move(martha), codes(discarded)};
    });
}

void Match::end_turn(PlayerIndex winner) {
    state_.leader = winner;
    state_.turn_winners.push_back(winner);
    state_.active.clear();
    state_.table.clear();
    if (state_.turn % figures_.turns_a_half == 0) {  // AJ-30
        for (Player& player : state_.players) player.sheet.reset();
    }
    done("collect");
    if (state_.turn == figures_.turns) return end_round();  // AJ-15: what shows now acts in the next round
    ++state_.turn;
    begin_turn();
}

}  // namespace resolution::agent_jean
