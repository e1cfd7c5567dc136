#include "resolution/corporate/rights.h"

#include <algorithm>

#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

/// The chief of the party that was in power at the end of last turn.
bool leads_the_power(const Figures& figures, const State& opening, PlayerIndex player) {
    const auto power = party_in_power(figures, opening.ranking);
    return power && opening[*power].chief == player;
}

}  // namespace

bool has_instinct(const State& opening, PlayerIndex player) {
    const Player& who = opening[player];
    return who.traits.has(Trait::old_hand) && !who.effects.instinct_used && !who.traits.has(Trait::young_wolf);
}

int votes_of(const Figures& figures, const State& opening, PlayerIndex player, bool instinct) {
    const int chief = leads_the_power(figures, opening, player) ? 1 : 0;
    if (opening[player].traits.has(Trait::young_wolf)) return chief;  // CG-62
    const int votes = figures.vote.each_turn + chief + opening[player].effects.extra_votes + (instinct ? 1 : 0);
    return std::max(0, votes);  // CG-6b
}

int forecasts_of(const Figures& figures, const State& opening, PlayerIndex player) {
    const Player& who = opening[player];
    return who.effects.no_forecast_until >= opening.turn ? 0 : effective_influence(figures, who);
}

int network_runs_of(const Figures& figures, const State& opening, PlayerIndex player) {
    const Player& who = opening[player];
    return who.effects.no_network_until >= opening.turn ? 0 : effective_influence(figures, who);
}

int estimates_of(const Figures& figures, const State& opening, PlayerIndex player) {
    const Player& who = opening[player];
    if (who.effects.no_estimate) return 0;  // CG-60
    int allowed = 1 + who.effects.extra_estimates;
    who.traits.each([&](Trait trait) { allowed += figures[trait].extra_estimate; });
    return allowed;
}

int capacity_of(const Figures& figures, const State& opening, const Contractor& contractor) {
    switch (contractor.kind) {
        case Contractor::Kind::independents: return no_limit;
        case Contractor::Kind::croc: return opening[contractor.owner].croc->runs;
        case Contractor::Kind::agent: break;
    }
    const Agent& agent = opening[contractor.agent];
    switch (agent.kind) {
        case AgentKind::fixer: return figures.capacity.fixer;
        case AgentKind::yakuza: return figures.capacity.yakuza;
        case AgentKind::agency: break;
    }
    const bool unlimited = agent.party && opening[*agent.party].underground;
    return unlimited ? no_limit : figures.capacity.agency;
}

}  // namespace resolution::corporate
