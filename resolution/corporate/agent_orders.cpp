#include "resolution/corporate/agent_orders.h"

#include <algorithm>

namespace resolution::corporate {

using orders::corporate::AgentOrder;

namespace {

/// CG-91: a list with a name that nobody bears is refused as a whole; CG-40: a CROC cannot be named.
bool all_known(const AgentOrder& order) {
    return !order.secret_allies ||
           std::all_of(order.secret_allies->begin(), order.secret_allies->end(),
                       [](const auto& ally) { return ally.known && !ally.known->croc_owner(); });
}

bool may_set_allies(const Turn& turn, PlayerIndex player, const AgentOrder& order) {
    return order.agent.known && turn.opening[*order.agent.known].loyalty_to(player) >= turn.figures.loyalty.kobun &&
           all_known(order);
}

bool may_authorise(const Turn& turn, PlayerIndex player, const AgentOrder& order) {
    return order.agent.known && turn.opening[*order.agent.known].loyalty_to(player) >= turn.figures.loyalty.oyabun;
}

/// An order each for what it authorises and for the friends it names.
void refuse_idle_words(Turn& turn, PlayerIndex player, const AgentOrder& order, std::size_t number) {
    const std::string where = "agents/" + (order.agent.known ? turn.id(*order.agent.known) : order.agent.written);
    if (!order.agent.known) return turn.conclude(player, {"agents", number, where}, Refusal{"unknown-agent", "CG-74"});
    if (order.authorise) {
        const bool may = may_authorise(turn, player, order);
        turn.conclude(player, {"authorise", number, where + "/authorise"},
                      may ? std::nullopt : MaybeRefused(Refusal{"loyalty", "CG-39"}));
    }
    if (order.secret_allies) {
        const bool may = may_set_allies(turn, player, order);
        const std::string_view reason = all_known(order) ? "loyalty" : "unknown-name";
        turn.conclude(player, {"secret_allies", number, where + "/secret_allies"},
                      may ? std::nullopt : MaybeRefused(Refusal{reason, "CG-39"}));
    }
}

void add_once(std::vector<Attitude>& list, const Attitude& attitude) {
    if (std::find(list.begin(), list.end(), attitude) == list.end()) list.push_back(attitude);
}

/// In place of whom the same player had named; who has fallen below the loyalty it takes has no word any more.
void name_allies(Turn& turn, PlayerIndex player, const AgentOrder& order) {
    if (!order.secret_allies || !may_set_allies(turn, player, order)) return;
    Agent& agent = turn.state[*order.agent.known];
    if (agent.loyalty_to(player) < turn.figures.loyalty.kobun) return;
    auto& named = agent.named_allies[player.value()];
    named.clear();
    for (const auto& ally : *order.secret_allies) add_once(named, Attitude::towards(*ally.known));
}

}  // namespace

void tell_agents(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        const Sheet* sheet = turn.sheet(player);
        if (sheet == nullptr) continue;
        for (std::size_t i = 0; i < sheet->agents.size(); ++i) {
            refuse_idle_words(turn, player, sheet->agents[i], i + 1);
            name_allies(turn, player, sheet->agents[i]);
        }
    }
}

void make_new_allies(Turn& turn) {
    for (const NewAlly& made : turn.new_allies) {
        Agent& agent = turn.state[made.agent];
        if (agent.state != AgentState::dead) add_once(agent.secret_allies, Attitude::towards(made.ally));
    }
}

}  // namespace resolution::corporate
