#pragma once

// A game as it is being played: what all its parts do to the state, and tell of it.

#include "resolution/anime_warfare/board.h"
#include "resolution/anime_warfare/facts.h"
#include "resolution/dice.h"
#include "resolution/game.h"

namespace resolution::anime_warfare {

class Play {
public:
    /// Without a record nothing is told: simulations need no reports.
    Play(const Figures& its_figures, State& of_state, Dice& with_dice, Record* record)
        : figures(its_figures), state(of_state), dice(with_dice), board(its_figures, of_state), record_(record) {}

    const Figures& figures;
    State& state;
    Dice& dice;
    Board board;

    // Staff and fans.
    /// AW-10: who has none left in phase 4 is out.
    void spend(Faction faction, int staff);
    /// What somebody who is out is given is lost (AW-10).
    void give_staff(Faction faction, int staff, std::string_view why);
    void lose_staff(Faction faction, int staff, std::string_view why);
    bool can_pay(Faction faction, int staff) const { return state.of(faction).staff >= staff; }
    void gain_fans(Faction faction, int fans, std::string_view why);
    /// At most those that are there; how many they were.
    int lose_fans(Faction faction, int fans, std::string_view why);
    void draw_campaigns(Faction faction, int count, std::string_view why);
    /// If there is one of that worth.
    bool reveal_campaign(Faction faction, int worth);

    // Units.
    void put(Faction owner, Unit unit, ZoneIndex zone) { ++state.at(zone).units.of(owner).of(unit); }
    /// Off the zone. A mascot that controlled the studio leaves it abandoned.
    void take(Faction owner, Unit unit, ZoneIndex zone, bool controller = false);
    /// Dead: to the reserve, and whoever waited for it may summon it (AW-50).
    void kill(Faction owner, Unit unit, ZoneIndex zone, bool controller, std::string_view why);
    /// A kill that is put on a unit outside of any battle, or there after it left it (AW-34).
    void kill_outside(Faction owner, Unit unit, ZoneIndex zone, bool controller, std::string_view why);
    /// Nyaruko survives while her manga is missing, in a drawn other zone; nothing happens to anybody else.
    bool rescue(Faction owner, Unit unit, ZoneIndex zone);
    /// Which mascot its owner hands over in that zone: the one of the studio (AW-13)?
    bool hands_over_controller(Faction owner, ZoneIndex zone) const;
    /// Of all on the map, by the owner's rule or by the default one (AW-48); nothing if there is none.
    struct Mascot {
        ZoneIndex zone;
        bool controller = false;
    };
    std::optional<Mascot> hand_over(Faction owner, bool spare_controllers, bool even_in_deaf_zones = true) const;
    bool spares_controllers(Faction owner) const;
    void take_control(Faction faction, ZoneIndex zone);

    /// What `cold_blood` has opened is used up by this summoning, if it is the one (AW-50).
    void use_free_summoning(Faction owner, Unit unit);

    // Mangas.
    /// If it is this licence's own, and not owned yet.
    void gain(Faction faction, Manga manga);
    /// Those whose condition is how things stand (AW-33), until nothing more is gained.
    void look_at_conditions();
    bool used_this_turn(Faction faction, Once use) const { return state.of(faction).last(use) == state.turn; }

    // Telling. `make` is called only if somebody listens.
    template <class Make>
    void tell(Audience audience, std::string_view rule, Make make) {
        if (record_ != nullptr) record_->journal.tell(audience, rule, make());
    }
    template <class Make>
    void tell_all(std::string_view rule, Make make) {
        tell(Audience::everyone(), rule, make);
    }
    template <class Make>
    void tell_one(Faction faction, std::string_view rule, Make make) {
        tell(Audience::only(*state.seat_of(faction)), rule, make);
    }
    void refuse(Faction faction, const std::string& path, std::string_view reason, std::string_view rule = "AW-56");
    void step(std::string_view id) {
        if (record_ != nullptr) record_->journal.enter(id);
    }
    void done(std::string_view id) const {
        if (record_ != nullptr) record_->step_done(id, state);
    }
    Record* record() { return record_; }

private:
    bool condition_holds(Manga manga) const;

    Record* record_;
};

inline std::string_view name(Faction faction) { return id_of(faction); }
inline std::string_view name(Unit unit) { return id_of(unit); }
inline std::int64_t number(ZoneIndex zone) { return static_cast<std::int64_t>(zone.value()); }

}  // namespace resolution::anime_warfare
