#include "resolution/corporate/agent_orders.h"

#include <algorithm>

namespace resolution::corporate {

using orders::corporate::AgentOrder;

namespace {

/// CG-91: a list with a name that nobody bears is refused as a whole.
bool all_known(const AgentOrder& order) {
    return !order.secret_allies || std::all_of(order.secret_allies->begin(), order.secret_allies->end(),
                                               [](const auto& ally) { return ally.known.has_value(); });
}

bool may_set_allies(const Turn& turn, PlayerIndex player, const AgentOrder& order) {
    return order.agent.known && turn.opening[*order.agent.known].loyalty_to(player) >= turn.figures.loyalty.kobun &&
           all_known(order);
}

bool may_authorise(const Turn& turn, PlayerIndex player, const AgentOrder& order) {
    return order.agent.known && turn.opening[*order.agent.known].loyalty_to(player) >= turn.figures.loyalty.oyabun;
}

void add_once(std::vector<Attitude>& list, const Attitude& attitude) {
    if (std::find(list.begin(), list.end(), attitude) == list.end()) list.push_back(attitude);
}

}  // namespace

void refuse_idle_words_to_agents(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        const Sheet* sheet = turn.sheet(player);
        if (sheet == nullptr) continue;
        for (const AgentOrder& order : sheet->agents) {
            const std::string where =
                "agents/" + (order.agent.known ? turn.id(*order.agent.known) : order.agent.written);
            if (!order.agent.known) {
                turn.refuse(player, where, "unknown-agent", "CG-74");
                continue;
            }
            if (order.authorise && !may_authorise(turn, player, order)) {
                turn.refuse(player, where + "/authorise", "loyalty", "CG-39");
            }
            if (order.secret_allies && !may_set_allies(turn, player, order)) {
                turn.refuse(player, where + "/secret_allies", all_known(order) ? "loyalty" : "unknown-name", "CG-39");
            }
        }
    }
}

void set_secret_allies(Turn& turn) {
    std::vector<bool> replaced(turn.state.agents.size());
    for (const PlayerIndex player : turn.players_in_game()) {
        const Sheet* sheet = turn.sheet(player);
        if (sheet == nullptr) continue;
        for (const AgentOrder& order : sheet->agents) {
            if (!order.secret_allies || !may_set_allies(turn, player, order)) continue;
            Agent& agent = turn.state[*order.agent.known];
            if (agent.state == AgentState::dead) continue;
            if (!replaced[order.agent.known->value()]) agent.secret_allies.clear();
            replaced[order.agent.known->value()] = true;
            for (const auto& ally : *order.secret_allies) add_once(agent.secret_allies, Attitude::towards(*ally.known));
        }
    }
    for (const NewAlly& made : turn.new_allies) {  // CG-40: added after
        Agent& agent = turn.state[made.agent];
        if (agent.state != AgentState::dead) add_once(agent.secret_allies, Attitude::towards(made.ally));
    }
}

}  // namespace resolution::corporate
