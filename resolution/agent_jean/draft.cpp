// Before the first round: agents, pile, first leader (section 3).

#include <algorithm>

#include "resolution/agent_jean/facts.h"
#include "resolution/agent_jean/match.h"

namespace resolution::agent_jean {

namespace {

std::vector<PlayerIndex> seats_of(const State& state) {
    std::vector<PlayerIndex> out;
    for (std::size_t i = 0; i < state.count(); ++i) out.emplace_back(i);
    return out;
}

}  // namespace

void Match::choose_agents() {
    const auto name = [&](AgentIndex agent) { return figures_.agent(agent).id; };
    if (state_.settings.agent_choice == AgentChoice::preferences) {
        draft();
    } else if (state_.settings.agent_choice == AgentChoice::random) {
        std::vector<AgentIndex> all;
        for (std::size_t i = 0; i < figures_.agents.size(); ++i) all.emplace_back(i);
        const auto drawn = dice_.some_of("setup/agents", state_.count(), all, name);
        for (std::size_t i = 0; i < drawn.size(); ++i) take_agent(PlayerIndex(i), drawn[i]);
    } else {
        for (const PlayerIndex player : seats_of(state_)) {
            take_agent(player, state_[player].agent.value_or(free_agents().front()));
        }
    }
    set_up_pile();
    choose_first_leader();
    done("agents");
    begin_round();
}

std::vector<AgentIndex> Match::free_agents() const {
    std::vector<AgentIndex> out;
    for (std::size_t i = 0; i < figures_.agents.size(); ++i) {
        if (!state_.player_of(AgentIndex(i))) out.emplace_back(i);
    }
    return out;
}

void Match::take_agent(PlayerIndex player, AgentIndex agent) {
    state_[player].agent = agent;
    tell(Audience::everyone(), "agents", "section 3", [&] { return AgentTaken{id(player), figures_.agent(agent).id}; });
}

/// In the order drawn each gets the first free agent of its wishes; then, in the same order,
/// whoever has none gets the first that is left (AJ-33).
void Match::draft() {
    const auto order = dice_.shuffle("setup/agents", seats_of(state_), [&](PlayerIndex player) { return id(player); });
    for (const PlayerIndex player : order) {
        const std::vector<AgentIndex> free = free_agents();
        if (const auto policy = state_[player].bot) {
            take_agent(player, Bot(figures_, state_, player, *policy, dice_).agent(free));
            continue;
        }
        const auto& sheet = state_[player].sheet;
        if (!sheet) continue;
        const auto wish = std::find_if(sheet->agents.begin(), sheet->agents.end(), [&](AgentIndex agent) {
            return std::find(free.begin(), free.end(), agent) != free.end();
        });
        if (wish != sheet->agents.end()) take_agent(player, *wish);
    }
    for (const PlayerIndex player : order) {
        if (!state_[player].agent) take_agent(player, free_agents().front());
    }
}

void Match::set_up_pile() {
    std::vector<PileCard> cards;
    for (std::size_t i = 0; i < figures_.plans.size(); ++i) cards.emplace_back(PlanIndex(i));
    for (std::size_t i = 0; i < figures_.agents.size(); ++i) {
        if (state_.settings.powers && state_.player_of(AgentIndex(i))) cards.emplace_back(AgentIndex(i));
    }
    // AJ-27: card by card, each of those that are left.
    state_.pile = dice_.shuffle("setup/pile", cards, [&](PileCard card) { return id(card); });
    std::reverse(state_.pile.begin(), state_.pile.end());
}

/// Drawn, unless the campaign names one (AJ-7).
void Match::choose_first_leader() {
    const std::vector<PlayerIndex> seats = seats_of(state_);
    const auto named = std::find_if(seats.begin(), seats.end(),
                                    [&](PlayerIndex player) { return id(player) == state_.settings.first_leader; });
    state_.leader = named != seats.end()
                        ? *named
                        : dice_.one_of("setup/leader", seats, [&](PlayerIndex player) { return id(player); });
}

}  // namespace resolution::agent_jean
