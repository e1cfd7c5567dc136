#pragma once

// A game from one mail to the next: resolves the sheets of its phase, and goes on until sheets are due again (13.3).

#include "resolution/anime_warfare/play.h"

namespace resolution::anime_warfare {

using Sheets = std::vector<std::optional<Sheet>>;

/// What reads, asks for and judges a sheet of this player, of what it may know.
orders::anime_warfare::SheetContext sheet_context(const Figures& figures, const State& state, PlayerIndex author);

class Match {
public:
    Match(const Figures& figures, State& state, Dice& dice, Record* record)
        : play_(figures, state, dice, record), figures_(figures), state_(state), dice_(dice) {}

    /// The sheets of the phase; one place for each player.
    void resolve(const Sheets& sheets);

private:
    // setup.cpp
    void set_up(const Sheets& sheets);
    void hand_out_licences(const Sheets& sheets);
    void lay_out();
    void first_player_by_draw();

    // staff.cpp
    void begin_turn(int turn);
    void hire_staff(Faction faction);
    void raise_staff();

    // office.cpp
    void office(const Sheets& sheets);
    void first_player(const Sheets& sheets);
    Faction among_level(const std::vector<Faction>& level, const Sheets& sheets) const;
    void order_of_play(Faction first, Direction direction, std::string_view how);
    void draw_card(const Sheets& sheets);
    void put_to_work(Card card);

    // marketing.cpp
    bool marketing(const Sheets& sheets);
    bool hold_convention(Faction faction, const Sheet& sheet);
    void special_events(Faction faction, const Sheet& sheet);
    void negotiate(Faction faction);

    // legs.cpp
    void begin_actions();
    void leg(const Sheets& sheets);
    void take_leg_sheets(const Sheets& sheets);
    void end_round(Faction faction);
    void end_actions();
    bool everybody_out() const;

    // ending.cpp
    bool too_many_fans() const;
    void end_game(std::string_view why);

    const Sheet* sheet_of(const Sheets& sheets, Faction faction) const {
        const std::size_t seat = state_.seat_of(faction)->value();
        return seat < sheets.size() && sheets[seat] ? &*sheets[seat] : nullptr;
    }

    Play play_;
    const Figures& figures_;
    State& state_;
    Dice& dice_;
};

}  // namespace resolution::anime_warfare
