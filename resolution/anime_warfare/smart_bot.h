#pragma once

// The smart bot's leg sheet: one list of alternatives, the best first (12.7).

#include "resolution/anime_warfare/bots.h"

namespace resolution::anime_warfare {

class SmartLeg {
public:
    SmartLeg(const Figures& figures, const State& known, Faction self);

    Sheet write();

private:
    using Zones = std::vector<ZoneIndex>;
    /// A zone, and an opponent who stands there.
    struct Place {
        ZoneIndex zone;
        Faction opponent = Faction::no_name;
    };
    struct Strength {
        int own = 0;
        int theirs = 0;
    };

    // smart_bot.cpp
    void unlimited(orders::anime_warfare::Orders& out) const;
    int to_hold_back() const;
    void standing(Sheet& sheet) const;
    void round(int number);
    void open_studios();
    void send_mascots();
    void strong_battles();
    void captures();
    void recruit();
    void summon_characters();
    void advance(Rank rank);
    Zones goals(std::size_t stack, Unit unit) const;
    std::optional<ZoneIndex> step_towards(ZoneIndex from, const Zones& goals) const;
    void wander();

    // smart_heads.cpp
    void head(int number);
    void no_name();
    void f_class();
    void haiyore();
    void black_knights(int number);
    void foreign_studios();
    void flood_the_market(int number);
    void gift();
    void strike_studios();

    void add(Order order) { list_.emplace_back(std::move(order)); }
    void add(Order order, int least_staff) {
        order.when.staff_min = least_staff;
        add(std::move(order));
    }
    void summon(Unit unit, std::optional<ZoneIndex> zone = {}, std::optional<int> least_staff = {});
    void battle(Place place) { add(order_against(Do::battle, place.zone, place.opponent)); }
    bool lacks(Manga manga) const { return !board_.owns(self_, manga); }
    Zones controlled() const;
    Zones in_order_of_wish() const;
    /// In each zone the opponents who are seen there.
    std::vector<Place> met() const;
    Strength strength(Place place) const;
    std::vector<Place> strong_places() const;
    std::vector<Place> crowds() const;
    bool has_seen(Rank least, ZoneIndex zone) const;

    const Figures& figures_;
    const State& state_;
    Board board_;
    Faction self_;
    Unit mascot_;
    std::vector<Faction> opponents_;
    orders::anime_warfare::Orders list_;
};

}  // namespace resolution::anime_warfare
