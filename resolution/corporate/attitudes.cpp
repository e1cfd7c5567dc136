#include "resolution/corporate/attitudes.h"

#include <algorithm>

#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

bool is_aligned(const Figures& figures, std::optional<CorporationIndex> corporation, PartyIndex party) {
    return corporation && figures[*corporation].alignment == party;
}

bool covers_any(const Figures& figures, const State& state, const std::vector<Attitude>& list, Entity entity) {
    return std::any_of(list.begin(), list.end(),
                       [&](const Attitude& attitude) { return covers(figures, state, attitude, entity); });
}

}  // namespace

bool covers(const Figures& figures, const State& state, const Attitude& attitude, Entity entity) {
    const auto player = entity.player();
    switch (attitude.kind) {
        case Attitude::Kind::entity:
            if (attitude.entity == entity) return true;
            return player && attitude.entity.corporation() &&
                   state[*player].citizenship == attitude.entity.corporation();
        case Attitude::Kind::trait: return player && shows(state[*player], attitude.trait);
        case Attitude::Kind::members:
            return player && is_member(state, *player, attitude.party);  // CG-47: not the party itself
        case Attitude::Kind::all: break;
    }
    // CG-29, CG-47: members, aligned corporations and hence their citizens; not the party itself.
    if (player) {
        return is_member(state, *player, attitude.party) ||
               is_aligned(figures, state[*player].citizenship, attitude.party);
    }
    return is_aligned(figures, entity.corporation(), attitude.party);
}

bool is_enemy(const Figures& figures, const State& state, AgentIndex agent, Entity entity) {
    return covers_any(figures, state, state[agent].enemies, entity) ||
           covers_any(figures, state, state[agent].secret_enemies, entity);
}

bool is_known_enemy(const Figures& figures, const State& state, AgentIndex agent, PlayerIndex player) {
    const Entity self = Entity::of(player);
    const bool informed = state[agent].loyalty_to(player) >= figures.loyalty.informed;
    return covers_any(figures, state, state[agent].enemies, self) ||
           (informed && covers_any(figures, state, state[agent].secret_enemies, self));
}

bool is_at_work(const State& state, AgentIndex index, PlayerIndex buyer) {
    const Agent& agent = state[index];
    if (agent.state != AgentState::free) return false;
    return agent.kind != AgentKind::agency || (agent.party && is_member(state, buyer, *agent.party));
}

bool is_ally(const Figures& figures, const State& opening, const State& present, AgentIndex agent, Entity entity) {
    const auto player = entity.player();
    if (player && opening[agent].loyalty_to(*player) > 0) return true;
    const auto& named = present[agent].named_allies;
    return covers_any(figures, opening, opening[agent].allies, entity) ||
           covers_any(figures, opening, opening[agent].secret_allies, entity) ||
           std::any_of(named.begin(), named.end(),
                       [&](const auto& list) { return covers_any(figures, opening, list, entity); });
}

std::vector<Attitude> secret_allies_of(const State& state, AgentIndex index) {
    const Agent& agent = state[index];
    std::vector<Attitude> out;
    const auto add = [&out](const Attitude& ally) {
        if (std::find(out.begin(), out.end(), ally) == out.end()) out.push_back(ally);
    };
    for (const Attitude& ally : agent.secret_allies) add(ally);
    for (const auto& named : agent.named_allies) {
        for (const Attitude& ally : named) add(ally);
    }
    for (const PlayerIndex player : players_of(state)) {
        if (state[player].in_game && agent.loyalty_to(player) > 0) add(Attitude::towards(Entity::of(player)));
    }
    return out;
}

bool is_ally_of_croc(const State& state, PlayerIndex owner, Entity entity) {
    const auto corporation = state[owner].citizenship;
    if (entity == Entity::of(owner)) return true;
    if (!corporation) return false;
    if (entity.corporation() == corporation) return true;
    return entity.player() && state[*entity.player()].citizenship == corporation;
}

}  // namespace resolution::corporate
