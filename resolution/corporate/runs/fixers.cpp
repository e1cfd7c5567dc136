#include <algorithm>

#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/names.h"
#include "resolution/corporate/runs/parts.h"

namespace resolution::corporate {

namespace {

const Agent* find_agent(const Turn& turn, const std::string& id) {
    const auto& agents = turn.state.agents;
    const auto found = std::find_if(agents.begin(), agents.end(), [&](const Agent& agent) { return agent.id == id; });
    return found == agents.end() ? nullptr : &*found;
}

struct Identity {
    FixerName name;
    int bearer = 1;
};

/// CG-83: of the names that no living fixer bears, the one borne least often so far; there is always one, since fewer
/// than all fixers of the data live.
Identity next_identity(const Turn& turn) {
    std::optional<Identity> best;
    for (const FixerName& name : fixer_names(turn.figures)) {
        int bearer = 1;
        bool alive = false;
        while (const Agent* agent = find_agent(turn, name.id_of(bearer))) {
            alive = alive || agent->state != AgentState::dead;
            ++bearer;
        }
        if (!alive && (!best || bearer < best->bearer)) best = Identity{name, bearer};
    }
    return best.value();
}

Bonuses draw_bonuses(Turn& turn, int newcomer) {
    const auto& figures = turn.figures.new_fixer;
    Bonuses bonus{};
    for (int i = 1; i <= figures.points / figures.step; ++i) {
        std::vector<std::size_t> open;
        for (std::size_t type = 0; type < bonus.size(); ++type) {
            if (bonus[type] + figures.step <= figures.max) open.push_back(type);
        }
        const std::size_t drawn = turn.dice.one_of(label("fixer/", newcomer, "/", i), open, [](std::size_t type) {
            return orders::corporate::run_type_ids[type];
        });
        bonus[drawn] += figures.step;
    }
    return bonus;
}

void bring_newcomer(Turn& turn) {
    const Identity identity = next_identity(turn);
    Agent fixer;
    fixer.id = identity.name.id_of(identity.bearer);
    fixer.name = identity.name.name_of(identity.bearer);
    fixer.arrival = static_cast<int>(turn.state.agents.size());
    fixer.bonus = draw_bonuses(turn, ++turn.new_fixers);
    fixer.meet(turn.state.players.size());
    turn.tell_everyone("CG-10", FixerArrived{fixer.id, fixer.name, List(fixer.bonus.begin(), fixer.bonus.end())});
    turn.state.agents.push_back(std::move(fixer));
}

}  // namespace

void kill_fixer(Turn& turn, AgentIndex index, std::optional<PlayerIndex> executioner) {
    Agent& fixer = turn.state[index];
    fixer.state = AgentState::dead;
    fixer.captor.reset();
    turn.tell_everyone(
        executioner ? "step 3" : "step 2",
        FixerDied{fixer.id, executioner.has_value(), executioner ? std::string_view(turn.id(*executioner)) : ""});
    bring_newcomer(turn);
}

}  // namespace resolution::corporate
