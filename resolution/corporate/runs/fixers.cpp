#include <algorithm>

#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/names.h"
#include "resolution/corporate/runs/parts.h"

namespace resolution::corporate {

namespace {

/// The next name of the data that nobody has borne yet; CG-83: none left, nobody comes.
std::optional<std::string> unused_name(const Turn& turn) {
    for (const std::string& name : turn.figures.spare_fixers) {
        const std::string id = fixer_id(name);
        const bool used = std::any_of(turn.state.agents.begin(), turn.state.agents.end(),
                                      [&](const Agent& agent) { return agent.id == id; });
        if (!used) return name;
    }
    return std::nullopt;
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
    const auto name = unused_name(turn);
    if (!name) return;
    Agent fixer;
    fixer.id = fixer_id(*name);
    fixer.name = *name;
    fixer.bonus = draw_bonuses(turn, ++turn.new_fixers);
    fixer.loyalty.assign(turn.state.players.size(), 0);
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
