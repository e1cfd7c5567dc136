#pragma once

// A battle of two players in a zone (section 7).

#include "resolution/anime_warfare/play.h"

namespace resolution::anime_warfare {

using orders::anime_warfare::Abilities;
using orders::anime_warfare::Target;
using orders::anime_warfare::Use;

/// A unit of one side.
struct Fighter {
    enum class Where : std::uint8_t { fights, dead, left };

    Unit unit = Unit::jin;
    bool controller = false;  ///< the mascot that controls the studio
    Where where = Where::fights;
    int kills = 0;  ///< put on it, and survived (`stone_heart`)
    bool wounded = false;
    bool died = false;  ///< even if `clemency` has brought it back (AW-34)
    bool hurt = false;  ///< killed or wounded

    bool fights() const { return where == Where::fights; }
    int hits() const { return kills + (wounded ? 1 : 0); }
};

struct Side {
    Faction faction = Faction::no_name;
    bool attacks = false;
    const Abilities* of_order = nullptr;  ///< what the battle order says of abilities
    std::vector<Fighter> fighters = {};   ///< as AW-35 lists them
    int full_dice = 0;                    ///< before halving
    std::vector<int> dice = {};
    int kills = 0;
    int wounds = 0;
    bool halved = false;             ///< the enemy used `clown_artist`
    bool softened = false;           ///< this side's 6s only wound
    bool furious = false;            ///< used `fury`: no enemy goes unwounded
    bool fought_in_earnest = false;  ///< with a character or a hero

    std::vector<Unit> fighting() const;
    int count() const { return static_cast<int>(fighting().size()); }
    Fighter* find(Unit unit);
    int faces() const;
};

class Battle {
public:
    Battle(Play& play, ZoneIndex zone, Faction attacker, Faction defender, const Abilities& of_order);

    void fight(int cost);

private:
    enum class Stage : std::uint8_t { pre, during, post };
    /// What is said of an ability; nothing of a free one that nobody named (AW-42).
    struct Wish {
        Ability ability;
        const Use* use = nullptr;
    };

    // battle.cpp
    void line_up(Side& side);
    void begin(int cost);
    void roll();
    void roll(Side& side, std::string_view label);
    void count_dice();
    int full_dice(const Side& side) const;
    void gains(const Side& side, const Side& enemy);

    // losses.cpp
    void take_kills(Side& side, int kills, std::string_view why);
    Fighter* next_victim(Side& side) const;
    void put_kill(Side& side, Fighter& fighter, std::string_view why);
    void put_outright_kill(Side& side, Fighter& fighter, std::string_view why);
    void take_wounds(Side& side, int wounds, bool everybody);
    void wound(Side& side, Fighter& fighter);
    void retreat(Side& side, Side& enemy);
    void retreat_one(Side& side, Fighter& fighter, Faction from, std::string_view why);
    std::optional<ZoneIndex> way_out(const Side& side, Faction from) const;
    bool has_stone_heart(const Side& side) const { return play_.board.may_use(side.faction, Manga::stone_heart); }
    bool takes_two_hits(const Side& side, const Fighter& fighter) const {
        return has_stone_heart(side) && play_.board.of(fighter.unit).level == Level::lv2;
    }

    // battle_abilities.cpp
    void use_abilities(Stage stage);
    void use_abilities(Stage stage, Side& side, Side& enemy);
    std::vector<Wish> wishes(const Side& side) const;
    bool has_ability(Side& side, Ability ability) const;
    bool is_wanted(const Wish& wish, const Side& enemy) const;
    void use(Stage stage, const Wish& wish, Side& side, Side& enemy);
    bool pay(Faction faction, Ability ability, Stage stage, int cost, std::string_view on = {});
    Fighter* character(Side& enemy, const Use* use) const;
    void fury(Side& side, const Side& enemy);
    void forced_retreat(const Wish& wish, Side& side, Side& enemy);
    void dilemma(Side& side, Side& enemy);
    void clown_artist(Side& side, Side& enemy);
    void back_to_sketch(const Wish& wish, Side& side, Side& enemy);
    void sharp_tongue(Side& side);

    // aftermath.cpp
    void clemency(const Wish& wish, Side& side, Side& enemy);
    void back_stab(Faction user, Side& struck);
    void third_party_stabs();
    void bad_luck(const Wish& wish, Side& side);
    void diplomat(const Wish& wish, Side& side, Side& enemy);

    Side& enemy_of(const Side& side) { return side.attacks ? defence_ : attack_; }
    Side* side_of(Faction faction) {
        return faction == attack_.faction ? &attack_ : faction == defence_.faction ? &defence_ : nullptr;
    }

    Play& play_;
    ZoneIndex zone_;
    Side attack_;
    Side defence_;
    bool rolled_ = false;
};

}  // namespace resolution::anime_warfare
