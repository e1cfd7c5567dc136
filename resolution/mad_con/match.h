#pragma once

// A game being played: resolves the sheets of its phase, and goes on until sheets are due again (8.3).

#include "resolution/dice.h"
#include "resolution/game.h"
#include "resolution/mad_con/board.h"

namespace resolution::mad_con {

using Sheets = std::vector<std::optional<Sheet>>;

/// What reads, asks for and judges a sheet of this player, of what it may know.
orders::mad_con::SheetContext sheet_context(const Figures& figures, const State& state, PlayerIndex author);

/// Does the ranking name each organisation once (MC-44)?
bool ranks_each_once(const Sheet& sheet);

class Match {
public:
    /// Without a record nothing is told: simulations need no reports.
    Match(const Figures& figures, State& state, Dice& dice, Record* record)
        : figures_(figures), state_(state), dice_(dice), record_(record) {}

    /// Section 2, and the beginning of day 1.
    void set_up();
    /// The sheets of the phase; one place for each player.
    void resolve(const Sheets& sheets);

private:
    // setup.cpp
    void shuffle_tokens_and_decks();
    void deal_teams();
    void bring_in(PlayerIndex player);
    Visitor& welcome(PlayerIndex player, Place at);

    // day.cpp
    void begin_day(int day);
    void draw_cards();
    template <class Card>
    void draw(PlayerIndex player, Pile<Card, most_cards> Cards::* pile, int Shuffles::* shuffles, std::string_view sort,
              std::size_t count);
    template <class Card>
    void shuffle_deck(PlayerIndex player, Pile<Card, most_cards> Cards::* pile, int number, std::string_view sort,
                      const Pile<Card, most_cards>& cards);
    void end_day();
    void discard_all();

    // programming.cpp
    void take_sheets(const Sheets& sheets);
    void program(const Sheets& sheets);
    void name_first(const Sheets& sheets);
    void swap_visitors(const Sheets& sheets);
    std::optional<VisitorKind> swap(PlayerIndex player, const Picks& wishes, int newest);

    // sabotage.cpp
    void sabotage(const Sheets& sheets);
    std::optional<MissionAt> place_for(PlayerIndex player, Organisation card, const Sheet* sheet) const;
    bool holds(PlayerIndex player, const orders::mad_con::Line& line) const;

    // missions.cpp
    void resolve_missions(const Sheets& sheets);
    void resolve_mission(MissionAt at, const Sheet* sheet);
    std::optional<Action> improvise(PlayerIndex player, Organisation organisation, const Sheet* sheet,
                                    const Target* target);
    void carry_out(MissionAt at, const Mission& mission, const Effect& effect, const Target* target);
    void carry_out(Row<Move, most_tokens> moves, std::string_view step, std::string_view rule);

    // scoring.cpp
    void rank(const Sheets& sheets);
    void score();
    void score_teams(Result& result) const;
    void score_rankings(Result& result) const;
    void tell_result(const Result& result);

    const std::string& id(PlayerIndex player) const { return state_[player].id; }
    const Sheet* sheet_of(const Sheets& sheets, PlayerIndex player) const {
        const bool there = player.value() < sheets.size() && sheets[player.value()];
        return there ? &*sheets[player.value()] : nullptr;
    }
    std::string number(const Visitor& visitor) const { return orders::mad_con::visitor_id(visitor.number); }
    std::string value(const Visitor& visitor) const;

    /// `make` is called only if somebody listens.
    template <class Make>
    void tell(Audience audience, std::string_view step, std::string_view rule, Make make) {
        if (record_ == nullptr) return;
        record_->journal.enter(step);
        record_->journal.tell(audience, rule, make());
    }
    template <class Make>
    void tell_all(std::string_view step, std::string_view rule, Make make) {
        tell(Audience::everyone(), step, rule, make);
    }
    template <class Make>
    void tell_one(PlayerIndex player, std::string_view step, std::string_view rule, Make make) {
        tell(Audience::only(player), step, rule, make);
    }
    void tell_move(const Visitor& visitor, std::string_view step, std::string_view rule);
    /// Whoever looks on is shown the table.
    void done(std::string_view step) const {
        if (record_ != nullptr) record_->step_done(step, state_);
    }

    const Figures& figures_;
    State& state_;
    Dice& dice_;
    Record* record_;
};

}  // namespace resolution::mad_con
