#include "resolution/corporate/attitudes.h"
#include "resolution/corporate/names.h"
#include "resolution/corporate/outlook/parts.h"
#include "resolution/corporate/prices.h"
#include "resolution/corporate/rights.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

/// Why this agent takes no run of the player, as far as the player knows; null if it may well say yes.
json why_idle(const Vantage& from, AgentIndex index) {
    const Agent& agent = from.state[index];
    if (agent.state != AgentState::free) return id_of(agent.state);
    if (!is_at_work(from.state, index, from.player)) return "no-member";
    if (is_known_enemy(from.figures, from.state, index, from.player)) return "enemy";
    return nullptr;
}

/// Oyabuns are public, so everybody knows whose leave a clan needs (CG-45).
json whose_leave(const Vantage& from, const Agent& agent) {
    json out = json::array();
    if (agent.kind != AgentKind::yakuza) return out;
    for (const PlayerIndex other : players_of(from.state)) {
        const bool master = agent.loyalty_to(other) >= from.figures.loyalty.oyabun;
        if (master && other != from.player && from.state[other].in_game) out.push_back(from.state[other].id);
    }
    return out;
}

json next_loyalty(const Vantage& from, AgentIndex index) {
    const Agent& agent = from.state[index];
    const int level = agent.loyalty_to(from.player) + 1;
    int cap = loyalty_cap(from.figures, from.self(), agent);
    if (agent.kind == AgentKind::yakuza) cap = std::min(cap, clan_level_bar(from.figures, from.self()));
    if (agent.kind == AgentKind::agency) cap = 0;
    const MaybeRefused refusal =
        why_not_loyal(from.figures, from.state, from.state, from.player, index, level, Eyes::player);
    return {
        {"level", level}, {"price", loyalty_price(from.figures, level).amount}, {"cap", cap}, {"why", reason(refusal)}};
}

json bonuses(const Vantage& from, const Agent& agent) {
    const bool underground = agent.party && from.state[*agent.party].underground;
    const int more = underground ? from.figures.underground_bonus : 0;
    json out = json::object();
    for (std::size_t type = 0; type < bonus_types; ++type) {
        out[std::string(orders::corporate::run_type_ids[type])] = agent.bonus[type] + more;
    }
    return out;
}

json attitudes(const Vantage& from, const std::vector<Attitude>& list) {
    json out = json::array();
    for (const Attitude& one : list) out.push_back(id_of(one, from.names));
    return out;
}

}  // namespace

json agents_outlook(const Vantage& from) {
    json out = json::array();
    for (const AgentIndex index : agents_of(from.state)) {
        const Agent& agent = from.state[index];
        if (agent.state == AgentState::dead) continue;
        const int capacity = capacity_of(from.figures, from.state, {Contractor::Kind::agent, index, {}});
        const json why = why_idle(from, index);
        out.push_back({{"id", agent.id},
                       {"kind", id_of(agent.kind)},
                       {"state", id_of(agent.state)},
                       {"party", agent.party ? json(from.names.id(*agent.party)) : json(nullptr)},
                       {"available", why.is_null()},
                       {"why", why},
                       {"leave_of", whose_leave(from, agent)},
                       {"capacity", capacity == no_limit ? json(nullptr) : json(capacity)},
                       {"bonus", bonuses(from, agent)},
                       {"loyalty", agent.loyalty_to(from.player)},
                       {"allies", attitudes(from, agent.allies)},
                       {"enemies", attitudes(from, agent.enemies)},
                       {"next", next_loyalty(from, index)}});
    }
    return out;
}

json trusting_agents_outlook(const Vantage& from) {
    json out = json::array();
    for (const Agent& agent : from.state.agents) {
        const int level = agent.loyalty_to(from.player);
        if (level < from.figures.loyalty.kobun || agent.state == AgentState::dead) continue;
        out.push_back({{"id", agent.id}, {"authorise", level >= from.figures.loyalty.oyabun}});
    }
    return out;
}

}  // namespace resolution::corporate
