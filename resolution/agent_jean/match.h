#pragma once

// A match being played: resolves the phase it stands in, and goes on through every phase
// in which nobody is asked.

#include "resolution/agent_jean/decisions.h"
#include "resolution/agent_jean/scoring.h"
#include "resolution/agent_jean/state.h"
#include "resolution/dice.h"
#include "resolution/game.h"

namespace resolution::agent_jean {

class Match {
public:
    /// Without a record nothing is told: simulations need no reports.
    Match(const Figures& figures, State& state, Dice& dice, Record* record)
        : figures_(figures), state_(state), dice_(dice), record_(record) {}

    /// Sheets that came become the ones that stand (AJ-28).
    void take(const std::vector<std::optional<Sheet>>& sheets);
    /// Resolves this phase as at its deadline, and those after it in which nobody is asked.
    void run();
    /// Goes on until somebody is asked, from a state in which nobody is.
    void run_unasked();

private:
    void resolve_phase();

    // draft.cpp
    void choose_agents();
    void draft();
    void take_agent(PlayerIndex player, AgentIndex agent);
    std::vector<AgentIndex> free_agents() const;
    void set_up_pile();
    void choose_first_leader();

    // round.cpp
    void begin_round();
    void deal();
    void end_round();
    void return_to_pile();
    void replace_the_silent();
    void end_match();
    void tell_scores(const std::vector<RoundScore>& scores);

    // turn.cpp: the steps of a turn
    void begin_turn();
    void refill();
    void uncover();
    void execute(AgentIndex agent);
    void henry_chooses(PlayerIndex henry);
    void show_plan();
    void pass_cards();
    Card card_to_pass(PlayerIndex giver) const;
    void play_cards();
    Card card_to_play(PlayerIndex player, const PlayOrder& order, const Trick& trick);

    // collect.cpp
    void collect(const PlayOrder& order, const Trick& trick);
    std::optional<PlanIndex> lowest_plan();
    void tell_trick(const PlayOrder& order, PlayerIndex winner, PlanIndex plan, const std::vector<PlanIndex>& extra,
                    Cards discarded);
    void end_turn(PlayerIndex winner);

    const std::string& id(PlayerIndex player) const { return state_[player].id; }
    std::string id(PileCard card) const;
    List codes(Cards cards) const;

    /// `make` is called only if somebody listens.
    template <class Make>
    void tell(Audience audience, std::string_view step, std::string_view rule, Make make) {
        if (record_ == nullptr) return;
        record_->journal.enter(step);
        record_->journal.tell(audience, rule, make());
    }

    /// Whoever looks on is shown the table.
    void done(std::string_view step) const {
        if (record_ != nullptr) record_->step_done(step, state_);
    }

    const Figures& figures_;
    State& state_;
    Dice& dice_;
    Record* record_;
};

/// Parts of a sheet that can have no effect, whatever comes: told to its author when it is
/// checked, and again when it is taken.
struct IdlePart {
    std::string path;
    std::string_view reason;
    std::string_view rule;
};
std::vector<IdlePart> idle_parts(const State& state, const Figures& figures, PlayerIndex author, const Sheet& sheet);

}  // namespace resolution::agent_jean
