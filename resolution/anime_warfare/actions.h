#pragma once

// What a player can do in a round (sections 6 and 8).

#include "orders/anime_warfare/order.h"
#include "resolution/anime_warfare/play.h"

namespace resolution::anime_warfare {

using orders::anime_warfare::Conditions;
using orders::anime_warfare::Group;
using orders::anime_warfare::Order;

constexpr bool is_unlimited(Do kind) {
    return kind == Do::control_studio || kind == Do::abandon_studio || kind == Do::reveal ||
           kind == Do::claim_flying_studio;
}

/// The orders of one player: carried out if they are legal, or only judged.
class Actions {
public:
    Actions(Play& play, Faction self) : play_(play), board_(play.board), state_(play.state), self_(self) {}

    /// Why not, as a word; empty: the whole action was carried out and paid.
    std::string_view carry_out(const Order& order) { return act_ = true, take(order); }
    /// The same, and nothing is done.
    std::string_view judge(const Order& order) { return act_ = false, take(order); }

    /// Zones in which an owner of six mangas has fought in this round (AW-14).
    void begin_round() { fought_.clear(); }

private:
    using Verdict = std::string_view;
    static constexpr Verdict fine{};

    /// A unit that an order names.
    struct Picked {
        Unit unit = Unit::jin;
        ZoneIndex from;
        ZoneIndex to;
        bool controller = false;
        bool hidden = false;
    };
    enum class Going : std::uint8_t { step, magic, alarm, hiding };

    // actions.cpp
    Verdict take(const Order& order);
    Verdict take_unique(const Order& order);
    Verdict control_studio(const Order& order);
    Verdict abandon_studio(const Order& order);
    Verdict reveal(const Order& order);
    Verdict open_studio(const Order& order);
    Verdict battle(const Order& order);
    Verdict recruit_mascot(const Order& order);
    Verdict pass();
    bool is_opponent(const std::optional<Faction>& faction) const {
        return faction && *faction != self_ && state_.plays(*faction);
    }
    bool is_own(Manga manga) const { return faction_of(manga) == self_; }
    /// May the manga be used, and its price be paid?
    Verdict usable(Manga manga, int price) const;
    /// Is this action still open, that earns an own manga, and can it be paid (AW-49)?
    Verdict earnable(Manga manga, int price) const;
    void emerge(ZoneIndex zone);

    // moves.cpp
    Verdict move(const Order& order, Going how);
    Verdict hide(const Order& order);
    Verdict pick(const Order& order, Going how, std::vector<Picked>& out) const;
    Verdict pick(const Group& group, Going how, bool partial, std::vector<Picked>& out) const;
    int left_of(const Group& group, const std::vector<Picked>& picked, bool controller) const;
    int price(Going how, const std::vector<Picked>& picked) const;
    void go(const std::vector<Picked>& picked, std::string_view action, int cost);
    void tell_moves(const std::vector<Picked>& picked, std::string_view action, int cost);

    // captures.cpp
    Verdict capture(const Order& order);
    Verdict more_fans(const Order& order);
    Verdict genius_kidnapper(const Order& order);
    Verdict undercover_agent(const Order& order);
    bool outranks(ZoneIndex zone, Faction victim) const;
    void capture_mascot(const Order& order, std::string_view action, int cost);

    // summoning.cpp
    Verdict summon(const Order& order);
    Verdict place_of_hero(const Order& order, ZoneIndex& zone, std::vector<Play::Mascot>& given_up) const;
    Verdict mascots_of(const std::vector<int>& zones, int count, std::vector<Play::Mascot>& out) const;
    void give_up(const std::vector<Play::Mascot>& mascots, std::string_view why);
    void appear(Unit unit, ZoneIndex zone, int cost);

    // uniques.cpp
    Verdict loan(const Order& order);
    Verdict dismiss_staff();
    Verdict cold_blood(const Order& order);
    Verdict bad_book(const Order& order);
    Verdict claim_flying_studio();
    Verdict flying_studio(const Order& order);
    Verdict deaf_ear(const Order& order);
    Verdict sacrifice_mascots(const Order& order);
    Verdict gift_staff(const Order& order);

    // offers.cpp
    Verdict restructuring();
    Verdict purge(const Order& order);
    struct Offer {
        Faction from = Faction::no_name;
        int most = 0;
        int taken = 0;
    };
    /// What each opponent gives of that many, one at a time; nothing if they do not reach it (12.4).
    bool collect(std::vector<Offer>& offers, int needed, std::string_view what);
    void move_mascot(const Order& order);
    void kill_mascots(const Order& order, int count);
    struct Condemned {
        Faction faction = Faction::no_name;
        Play::Mascot mascot;
    };
    std::optional<Condemned> next_condemned() const;

    Play& play_;
    const Board& board_;
    State& state_;
    Faction self_;
    bool act_ = false;
    ZoneSet fought_;
};

/// Does all of it hold for that player now?
bool holds(const Board& board, Faction self, const Conditions& when);

}  // namespace resolution::anime_warfare
