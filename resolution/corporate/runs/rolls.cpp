#include <algorithm>

#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/runs/parts.h"

namespace resolution::corporate {

namespace {

void add_player_defences(const Turn& turn, PlayerIndex player, RunType type, std::vector<Defence>& out) {
    const Player& who = turn.state[player];
    const auto place = static_cast<std::size_t>(type);
    if (place < defence_types) {
        if (who.citizenship) out.push_back({turn.id(*who.citizenship), turn.figures[*who.citizenship].defence[place]});
        who.traits.each([&](Trait trait) {
            const int percentage = turn.figures[trait].defence[place];
            if (percentage > 0) out.push_back({std::string(id_of(trait)), percentage});
        });
    }
    if (who.effects.dragon_defence_until >= turn.opening.turn) out.push_back({"dragon", turn.figures.dragon.defence});
}

int information_bonus(const Bonuses& bonus) { return bonus[bonus_place(RunType::information)]; }

void add_agent_defences(const Turn& turn, AgentIndex index, RunType type, std::vector<Defence>& out) {
    const Agent& agent = turn.state[index];
    if (agent.state == AgentState::closed) return;  // CG-50; CG-81: a dead agent still guards its trail
    if (type == RunType::information) out.push_back({agent.id, information_bonus(agent.bonus)});
    if (type == RunType::assassination && agent.kind == AgentKind::fixer) {
        out.push_back({agent.id, agent.bonus[bonus_place(RunType::protection)]});
    }
}

bool succeeds(const Figures& figures, int roll, int percentage) {
    return roll <= percentage && roll < figures.run.always_fails_from;
}

Value guard_value(std::string_view kind, std::string_view source, int percentage, int roll, bool success) {
    return fields_of("kind", kind, "source", source, "percentage", percentage, "roll", roll, "success", success);
}

bool stands_against(const Turn& turn, const Run& protection, const Run& run) {
    return protection.target == run.target && !nobody_there(turn, run) && still_stands(turn, protection, run.type);
}

/// CG-30b: all of them, whatever else has succeeded; CG-52: so in any order. Each that succeeds is used up.
void roll_protections(Turn& turn, const Run& run, const std::string& tail, Roll100& rolls) {
    for (Run& protection : turn.runs) {
        if (!stands_against(turn, protection, run)) continue;
        const std::string& protector = turn.id(protection.buyer);
        const int roll = turn.dice.die(label("protection/", tail, "/", protector, "/", protection.number), 100);
        const bool success = succeeds(turn.figures, roll, protection.percentage);  // CG-7: no -20 among them
        rolls.stopped = rolls.stopped || success;
        rolls.guards.push_back(guard_value("protection", protector, protection.percentage, roll, success));
        if (!success) continue;
        protection.spent = true;
        turn.tell(protection.buyer, "step 2",
                  ProtectionStopped{protection.number, target_id(turn, protection), id_of(run.type)});
    }
}

}  // namespace

std::vector<Defence> defences_of(const Turn& turn, Entity entity, RunType type) {
    std::vector<Defence> out;
    if (const auto corporation = entity.corporation()) {
        const auto place = static_cast<std::size_t>(type);
        if (place < defence_types) out.push_back({turn.id(*corporation), turn.figures[*corporation].defence[place]});
    } else if (const auto player = entity.player()) {
        add_player_defences(turn, *player, type, out);
    } else if (const auto agent = entity.agent()) {
        add_agent_defences(turn, *agent, type, out);
    } else if (const auto party = entity.party()) {
        if (type == RunType::information) add_agent_defences(turn, turn.figures[*party].agency, type, out);
    } else if (const auto owner = entity.croc_owner()) {
        const auto& croc = turn.state[*owner].croc;
        if (croc && type == RunType::information) out.push_back({turn.id(entity), information_bonus(croc->bonus)});
    }
    return out;
}

bool still_stands(const Turn& turn, const Run& protection, RunType against) {
    if (!protection.accepted || protection.hostile()) return false;
    const auto& except = protection.order->except;
    return !protection.spent && !contractor_is_dead(turn, protection) &&  // CG-52
           std::find(except.begin(), except.end(), against) == except.end();
}

Roll100 roll_run(Turn& turn, const Run& run, int malus) {
    Roll100 rolls;
    const std::string tail = label(turn.id(run.buyer), "/", run.number);
    rolls.roll = turn.dice.die(label("run/", tail), 100);
    rolls.success = succeeds(turn.figures, rolls.roll, run.percentage + malus);
    const auto guarded = guarded_entity(turn, run);
    for (const Defence& defence : guarded ? defences_of(turn, *guarded, run.type) : std::vector<Defence>{}) {
        const int roll = turn.dice.die(label("defence/", tail, "/", defence.source), 100);
        const bool success = succeeds(turn.figures, roll, defence.percentage);
        rolls.stopped = rolls.stopped || success;
        rolls.guards.push_back(guard_value("defence", defence.source, defence.percentage, roll, success));
    }
    roll_protections(turn, run, tail, rolls);
    return rolls;
}

/// Any that fails is as likely as any other, as if it had been rolled: an agent that lies is not caught by its figures.
int draw_failing_roll(Turn& turn, const Run& run, int malus) {
    std::vector<int> failing;
    for (int roll = 1; roll <= 100; ++roll) {
        if (!succeeds(turn.figures, roll, run.percentage + malus)) failing.push_back(roll);
    }
    return turn.dice.one_of(label("hushed/", turn.id(run.buyer), "/", run.number), failing,
                            [](int roll) { return std::to_string(roll); });
}

}  // namespace resolution::corporate
