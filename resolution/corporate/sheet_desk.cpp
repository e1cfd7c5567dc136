#include "resolution/corporate/sheet_desk.h"

#include <algorithm>

#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using orders::corporate::SheetDesk;

namespace {

constexpr std::int64_t most_invested = 100'000'000;

void add_people(SheetDesk& desk, const Figures& figures, const State& state, PlayerIndex author) {
    for (const PlayerIndex i : players_of(state)) {
        if (i != author && state[i].in_game) desk.others.push_back(state[i].id);
    }
    desk.runners.emplace_back("independents");
    if (state[author].croc) desk.runners.emplace_back("croc");
    for (const Agent& agent : state.agents) {
        if (agent.state == AgentState::dead) continue;
        desk.runners.push_back(agent.id);
        if (agent.kind != AgentKind::agency) desk.agents.push_back(agent.id);
        if (agent.captor == author) desk.captives.push_back(agent.id);
        const int loyalty = agent.loyalty_to(author);
        if (loyalty >= figures.loyalty.kobun) desk.kobun_of.push_back(agent.id);
        if (loyalty >= figures.loyalty.oyabun) desk.oyabun_of.push_back(agent.id);
    }
}

void add_targets(SheetDesk& desk, const State& state, PlayerIndex author) {
    desk.targets = desk.corporations;
    for (const auto* list : {&desk.others, &desk.parties})
        desk.targets.insert(desk.targets.end(), list->begin(), list->end());
    desk.targets.push_back(state[author].id);
    for (const Agent& agent : state.agents) {
        if (agent.state != AgentState::dead && agent.state != AgentState::closed) desk.targets.push_back(agent.id);
    }
    std::vector<std::string> codes;
    for (const KnownRun& run : state.runs) {
        if (run.known_to.has(author)) codes.push_back("run:" + run.code);
    }
    std::sort(codes.begin(), codes.end());  // in the order they were met, the invented one would come last (CG-23)
    desk.targets.insert(desk.targets.end(), codes.begin(), codes.end());
}

void add_rights(SheetDesk& desk, const Figures& figures, const State& state, PlayerIndex author) {
    const Player& who = state[author];
    desk.evidence = who.evidence;
    desk.ranks = {1, static_cast<std::int64_t>(state.ranking.size())};
    desk.honour_points = {1, figures.honour.max};
    desk.purse = {1, who.money.amount};
    desk.political_points = {1, figures.political_point.per_turn};
    desk.war_honour = {1, figures.war_honour.oyabun};
    desk.investments = {figures.run.minimum.amount, most_invested};
    desk.estimates = {1, static_cast<std::int64_t>(state.players.size())};
    desk.grants = {1, who.effects.grant};
    desk.run_unit = figures.run.unit.amount;
    desk.forecasts = effective_influence(who);
    desk.instinct = who.traits.has(Trait::old_hand) && !who.effects.instinct_used;
    desk.member_of_party = who.party.has_value();
    desk.public_contract = who.effects.public_contract;
    desk.auction = state.auction > 0;
    desk.bound_to_dragon = who.effects.bound_to_dragon;
}

}  // namespace

SheetDesk sheet_desk(const Figures& figures, const State& state, PlayerIndex author) {
    SheetDesk desk;
    for (const CorporationIndex i : corporations_of(state)) {
        if (!state[i].bankrupt) desk.corporations.push_back(figures[i].id);
    }
    desk.homes = desk.corporations;
    desk.homes.emplace_back("none");
    for (const PartyFigures& party : figures.parties) desk.parties.push_back(party.id);
    add_people(desk, figures, state, author);
    add_targets(desk, state, author);
    add_rights(desk, figures, state, author);
    return desk;
}

}  // namespace resolution::corporate
