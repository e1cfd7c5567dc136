#pragma once

// What can be counted on the board, as whoever holds this state sees it.

#include "resolution/anime_warfare/state.h"

namespace resolution::anime_warfare {

/// A place where units of one owner and kind stand, and how many.
struct Standpoint {
    ZoneIndex zone;
    Unit unit = Unit::jin;
    int count = 0;
};

class Board {
public:
    Board(const Figures& figures, const State& state) : figures_(figures), state_(state) {}

    const Figures& figures() const { return figures_; }
    const State& state() const { return state_; }
    const UnitFigures& of(Unit unit) const { return figures_.of(unit); }
    Rank rank(Unit unit) const { return of(unit).rank(); }
    bool is_character(Unit unit) const { return rank(unit) == Rank::character; }
    bool is_hero(Unit unit) const { return rank(unit) == Rank::hero; }

    // Units. Visible ones, unless it says otherwise (AW-46).
    int units(Faction owner, ZoneIndex zone) const { return state_.at(zone).units.of(owner).total(); }
    int units(Faction owner, Unit unit, ZoneIndex zone) const { return state_.at(zone).units.of(owner).of(unit); }
    bool stands(Faction owner, ZoneIndex zone) const { return units(owner, zone) > 0; }
    int hidden(Faction owner, ZoneIndex zone) const;
    int hidden(Faction owner, Unit unit, ZoneIndex zone) const;
    /// Whether seen or not.
    bool stands_or_hides(Faction owner, ZoneIndex zone) const { return stands(owner, zone) || hidden(owner, zone) > 0; }
    int on_map(Faction owner) const;             ///< hidden ones, too
    int on_map(Faction owner, Unit unit) const;  ///< hidden ones, too
    int heroes_on_map(Faction owner) const;      ///< hidden ones, too
    int visible_on_map(Faction owner, Unit unit) const;
    int of_level(Faction owner, Level level, ZoneIndex zone) const;
    std::optional<Rank> highest(Faction owner, ZoneIndex zone) const;  ///< nothing if nobody stands there
    /// In the zone, in the order of the data, each kind once.
    std::vector<Unit> kinds(Faction owner, ZoneIndex zone) const;
    /// All there are less those on the map, captured, in the sky or put aside by a loan.
    int reserve(Unit unit) const;

    // Mascots and studios.
    Unit mascot(Faction owner) const { return mascot_of(owner); }
    int mascots(Faction owner, ZoneIndex zone) const { return units(owner, mascot_of(owner), zone); }
    bool controls(Faction owner, ZoneIndex zone) const { return state_.at(zone).controlled_by(owner); }
    int free_mascots(Faction owner, ZoneIndex zone) const {
        return mascots(owner, zone) - (controls(owner, zone) ? 1 : 0);
    }
    int controlled_studios(Faction owner) const;  ///< on the map (AW-53)
    int controlled_towns(Faction owner) const;
    /// In the sky as well: what pays (AW-20).
    int paying_studios(Faction owner) const { return controlled_studios(owner) + (state_.of(owner).aloft ? 1 : 0); }
    int paid_mascots(Faction owner) const { return on_map(owner, mascot_of(owner)) + (state_.of(owner).aloft ? 1 : 0); }
    int studios() const;
    int abandoned_studios() const;
    int town_studios() const;

    // Mangas.
    bool owns(Faction owner, Manga manga) const { return state_.of(owner).mangas.has(manga); }
    bool lacks(Faction owner, Manga manga) const { return state_.plays(owner) && !owns(owner, manga); }
    bool borrows(Faction owner, Manga manga) const;
    bool may_use(Faction owner, Manga manga) const { return owns(owner, manga) || borrows(owner, manga); }
    bool has_six(Faction owner) const { return state_.of(owner).has_six(); }

    // Prices, with what the card of the turn and mangas make of them (AW-49).
    int unit_price(Faction owner, Unit unit) const;
    int unique_price(int printed) const;
    int battle_price() const;
    int convention_price() const { return figures_.ladder[static_cast<std::size_t>(state_.cursor)]; }
    bool ladder_is_used_up() const { return state_.cursor >= static_cast<int>(figures_.ladder.size()); }

    // Who comes when.
    /// The opponents, in the order of play after that player.
    std::vector<Faction> opponents(Faction after) const;
    bool is_deaf(ZoneIndex zone) const { return state_.deaf_zones.has(zone); }
    bool characters_are_safe() const { return state_.card_works(Card::persistence); }

private:
    int card_sum(int CardFigures::*effect) const;

    const Figures& figures_;
    const State& state_;
};

}  // namespace resolution::anime_warfare
