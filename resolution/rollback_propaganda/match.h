#pragma once

// A game being played: resolves the phase where it stands, and goes on until somebody owes a part of a sheet.

#include <variant>

#include "resolution/dice.h"
#include "resolution/game.h"
#include "resolution/rollback_propaganda/sheet_mind.h"

namespace resolution::rollback_propaganda {

/// One place for each player.
using Sheets = std::vector<std::optional<Sheet>>;

class Match {
public:
    /// Without a record nothing is told: simulations need no reports.
    Match(const Figures& figures, State& state, Dice& dice, Record* record)
        : figures_(figures), table_(figures.table(state.count())), state_(state), dice_(dice), record_(record) {}

    /// Section 3, and the beginning of turn 1.
    void set_up();
    /// The parts of sheets that came take the place of earlier ones (RP-48).
    void take(const Sheets& sheets);
    /// Resolves this phase as at its deadline, and those after it in which nobody owes anything.
    void run();

private:
    void resolve_phase();
    bool is_owed() const;
    void begin_turn();

    // setup.cpp
    void deal_contracts();
    void deal_cards(PlayerIndex mage);

    // reveal.cpp: phases 1 and 2
    void scheme();
    void tell_useless_wishes(PlayerIndex mage);
    void begin_reveal();
    void go_on_revealing();
    bool reveal_one();
    void explode(EventIndex event);
    bool has_reveal_ended();
    void end_reveal(std::string_view reason);
    void undo(std::string_view reason, EventIndex culprit);
    void stalemate(std::string_view reason);
    void put_present_back();

    // spells.cpp: phase 3
    void begin_spells();
    void cast_spells();
    std::optional<PlayerIndex> first_with_cards(std::size_t from_active) const;
    void handle_cards(PlayerIndex mage);
    void bury(PlayerIndex mage, std::size_t place, bool interdicted);
    void flip(PlayerIndex mage, CardIndex card, const Aim& aim);
    void spend_ethers(PlayerIndex mage, std::size_t count);
    void tell_flip(PlayerIndex mage, CardIndex card, const Aim& aim);
    void cast(PlayerIndex mage, const Effect& effect, const Aim& aim);
    void cast_on_present(const Effect& effect, const Aim& aim);
    int strength(PlayerIndex mage, const Effect& effect, std::size_t ethers) const;
    void bury_all(PlayerIndex mage);

    // resolution.cpp: phase 4
    void begin_resolution();
    void resolve_next_event();
    struct Choice {
        ChoiceOf of = ChoiceOf::none;
        std::optional<FactionIndex> faction = {};
        std::optional<PlayerIndex> mage = {};
        std::optional<SwapOf> swap = {};
    };
    Choice choose(EventIndex event, Mind& mind);
    List words(const Choice& choice) const;
    void carry_out(EventIndex event, Mind& mind);
    void carry_out(const Effect& effect, const Choice& choice);
    void double_next(const Effect& effect);
    void draw_cards();

    // effects.cpp: what events and Spells alike do
    void change_popularity(const Effect& effect, FactionIndex chosen, int by);
    void change_popularity(FactionIndex faction, int by);
    void hold_election();
    void look_at_contract(PlayerIndex viewer, PlayerIndex mage);
    void look_at_future(PlayerIndex viewer, std::size_t cards);
    void swap_contracts(const SwapOf& swap);
    void swap_with_pile(PlayerIndex mage);

    // end.cpp
    void end_turn();
    void end_game();
    void abort_game();
    std::vector<PlayerIndex> best(const std::vector<PlayerIndex>& among, int (*count)(const Player&)) const;
    void tell_places(std::optional<std::string_view> tie_broken_by);

    /// Who decides for the mage in this phase: the same to its end, since bots count their draws.
    Mind& mind_of(PlayerIndex mage, Phase phase);
    Seen seen_by(PlayerIndex mage) const { return {figures_, state_, mage}; }

    const std::string& id(PlayerIndex mage) const { return state_[mage].id; }
    const std::string& id(FactionIndex faction) const { return figures_.factions[faction.value()].id; }
    const std::string& id(EventIndex event) const { return figures_.of(event).id; }
    const std::string& id(CardIndex card) const { return figures_.of(card).id; }

    /// Calls `look` with each mage, clockwise from the active one.
    template <class Look>
    void clockwise(Look look) {
        PlayerIndex mage = state_.active;
        for (std::size_t i = 0; i < state_.count(); ++i, mage = state_.next_of(mage)) look(mage);
    }

    /// `make` is called only if somebody listens.
    template <class Make>
    void tell(Audience audience, std::string_view rule, Make make) {
        if (record_ == nullptr) return;
        record_->journal.enter(step_);
        record_->journal.tell(audience, rule, make());
    }
    template <class Make>
    void tell_all(std::string_view rule, Make make) {
        tell(Audience::everyone(), rule, make);
    }
    template <class Make>
    void tell_one(PlayerIndex mage, std::string_view rule, Make make) {
        tell(Audience::only(mage), rule, make);
    }
    /// What is told from here on belongs to this step.
    void enter(std::string_view step) { step_ = step; }
    /// Whoever looks on is shown the table.
    void done() const {
        if (record_ != nullptr) record_->step_done(step_, state_);
    }

    const Figures& figures_;
    const Table& table_;
    State& state_;
    Dice& dice_;
    Record* record_;
    std::string_view step_ = "sheets";
    struct Deciding {
        PlayerIndex mage;
        Phase phase = Phase::over;  ///< nobody has decided anything yet
        int turn = 0;
        std::variant<std::monostate, SheetMind, RandomBot, SmartBot> mind = {};
    };
    Deciding deciding_;
};

/// 1 is the winner's, and nobody's if the game was aborted.
int place_of(const State& state, PlayerIndex mage);

/// Does the Present hold an event that leaves a choice to the active mage?
bool has_choice(const Figures& figures, const State& state);

}  // namespace resolution::rollback_propaganda
