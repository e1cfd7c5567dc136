#include "resolution/agent_jean/match.h"

#include "resolution/agent_jean/asked.h"
#include "resolution/agent_jean/facts.h"

namespace resolution::agent_jean {

std::string Match::id(PileCard card) const {
    return card.is_plan() ? figures_.plan(card.plan()).id : figures_.agent(card.power()).id;
}

List Match::codes(Cards cards) const {
    List out;
    for (const Card card : cards) out.emplace_back(figures_.deck.code(card));
    return out;
}

std::vector<IdlePart> idle_parts(const State& state, const Figures& figures, PlayerIndex author, const Sheet& sheet) {
    std::vector<IdlePart> out;
    const bool drafting = state.phase == Phase::agents;
    if (!sheet.agents.empty() && (!drafting || state.settings.agent_choice != AgentChoice::preferences))
        out.push_back({"agents", "agents-chosen", "AJ-32"});
    const auto agent = state[author].agent;
    const bool may_be_henry = drafting ? state.settings.agent_choice != AgentChoice::assigned
                                       : agent && figures.agent(*agent).effect == Effect::choose_leader;
    if (sheet.henry_leader && !state.settings.powers) {
        out.push_back({"henry_leader", "no-powers", "AJ-22"});
    } else if (sheet.henry_leader && !may_be_henry) {
        out.push_back({"henry_leader", "not-henry", "section 6"});
    }
    if (sheet.pass && !state.settings.accomplices) out.push_back({"pass", "no-accomplices", "section 8"});
    const int now = drafting ? 1 : state.turn;
    for (const auto& [turn, rules] : sheet.turns) {
        const std::string path = "turns/" + std::to_string(turn);
        if (turn < now) {
            out.push_back({path, "turn-past", "section 9"});
        } else if (figures.half_of(turn) != figures.half_of(now)) {
            out.push_back({path, "other-half", "AJ-30"});
        }
    }
    return out;
}

void Match::take(const std::vector<std::optional<Sheet>>& sheets) {
    const PlayerSet owing = asked(state_, figures_);
    for (std::size_t i = 0; i < state_.count(); ++i) {
        const PlayerIndex player(i);
        if (i < sheets.size() && sheets[i]) {
            state_[player].sheet = *sheets[i];
            state_[player].heard = true;
            for (const IdlePart& part : idle_parts(state_, figures_, player, *sheets[i]))
                tell(Audience::only(player), "sheets", part.rule,
                     [&] { return Refused{part.path, std::string(part.reason)}; });
        } else if (owing.has(player)) {
            tell(Audience::only(player), "sheets", "section 9",
                 [&] { return Silent{std::string(id_of(state_.phase)), state_[player].sheet.has_value()}; });
        }
    }
}

void Match::run() {
    done("sheets");
    resolve_phase();
    run_unasked();
}

void Match::run_unasked() {
    while (state_.phase != Phase::over && asked(state_, figures_).empty()) resolve_phase();
}

void Match::resolve_phase() {
    switch (state_.phase) {
        case Phase::agents: choose_agents(); break;
        case Phase::power: uncover(); break;
        case Phase::pass: pass_cards(); break;
        case Phase::play:
            // At pace half the powers of the turn are still to come (AJ-31).
            if (state_.settings.pace == Pace::half) {
                uncover();
            } else {
                play_cards();
            }
            break;
        case Phase::over: break;
    }
}

}  // namespace resolution::agent_jean
