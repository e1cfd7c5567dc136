#include "resolution/corporate/fresh.h"

namespace resolution::corporate {

namespace {

Player plain_player(const Figures& figures, const Seat& seat) {
    Player player;
    player.id = seat.id;
    player.name = seat.name;
    player.money = figures.start.money;
    player.honour = figures.start.honour;
    player.influence = figures.start.influence;
    player.victory_points = figures.start.victory_points;
    player.shares.assign(figures.corporations.size(), 0);
    return player;
}

}  // namespace

State plain_state(const Figures& figures, const Roster& roster) {
    State state;
    for (const Seat& seat : roster.seats()) state.players.push_back(plain_player(figures, seat));
    state.corporations.assign(figures.corporations.size(), Corporation{figures.assets_at_start.scenario, 0, false});
    for (const CorporationIndex corporation : corporations_of(state)) state.ranking.push_back(corporation);
    for (const AgentFigures& data : figures.agents) {
        Agent agent;
        agent.id = data.id;
        agent.kind = data.kind;
        agent.bonus = data.bonus;
        agent.party = data.party;
        agent.allies = data.allies;
        agent.enemies = data.enemies;
        agent.secret_allies = data.secret_allies;
        agent.secret_enemies = data.secret_enemies;
        agent.meet(state.players.size());
        state.agents.push_back(std::move(agent));
    }
    state.parties.resize(figures.parties.size());
    return state;
}

}  // namespace resolution::corporate
