#pragma once

// What a campaign of Anime-Warfare is made of. Its figures are those of the notes, else of the programme (AW-1), and
// none had to be changed (AW-68).

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "resolution/anime_warfare/manga_figures.h"

namespace resolution::anime_warfare {

/// A worth that campaigns are printed with, from 1.
using WorthIndex = orders::Index<struct WorthTag>;
constexpr std::size_t most_worth = 9;

/// What a game may decide for itself (section 11).
struct Settings {
    Length length = Length::short_game;
    bool global_deck = false;  ///< AW-24
    int rounds_per_leg = 4;
    int max_turns = 12;  ///< AW-65

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone,
                            fields(field<&Settings::length>("length"), field<&Settings::global_deck>("global_deck"),
                                   field<&Settings::rounds_per_leg>("rounds_per_leg", {1, 20}),
                                   field<&Settings::max_turns>("max_turns", {1, most_turns})));
    }
    friend bool operator==(const Settings&, const Settings&) = default;
};

struct ZoneFigures {
    Terrain terrain = Terrain::country;  ///< AW-3
    std::vector<ZoneIndex> adjacent;

    static constexpr auto described() {
        using namespace described;
        return needed(field<&ZoneFigures::terrain>("terrain"), field<&ZoneFigures::adjacent>("adjacent"));
    }
};

/// What is printed in two languages (AW-69). Without an English one, the French one.
struct Printed {
    std::string french;
    std::string english;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&Printed::french>("fr").must(), field<&Printed::english>("en"));
    }
    const std::string& in(std::string_view language) const {
        return language == "fr" || english.empty() ? french : english;
    }
};

/// Combat that depends on how things stand (section 3): H, N and L.
enum class Formula : std::uint8_t { mascots_and_studios, half_enemy_fans, enemy_heroes };
constexpr std::array<std::string_view, 3> formula_ids{"mascots_and_studios", "half_enemy_fans", "enemy_heroes"};
constexpr orders::Words words_of(Formula) { return {"formula", formula_ids}; }

struct UnitFigures {
    std::string name;
    std::string short_name;  ///< in maps and battles; without one, the name
    Level level = Level::mascot;
    Gender gender = Gender::m;
    std::size_t reserve = 0;
    int cost = 0;                   ///< the basic one
    std::optional<int> cost_again;  ///< when it was summoned before
    bool cost_by_reserve = false;   ///< as many as are in the reserve
    Hundredths combat;
    std::optional<Formula> combat_by;

    static constexpr auto described() {
        using namespace described;
        using It = UnitFigures;
        return fields(field<&It::name>("name"), field<&It::short_name>("short"), field<&It::level>("level").must(),
                      field<&It::gender>("gender").must(), field<&It::reserve>("reserve", {1, 12}).must(),
                      field<&It::cost>("cost", {0, 99}).must(), field<&It::cost_again>("cost_again", {0, 99}),
                      field<&It::cost_by_reserve>("cost_by_reserve"), field<&It::combat>("combat", {0, 20}),
                      field<&It::combat_by>("combat_by"));
    }
    Rank rank() const { return rank_of(level); }
};

/// What the formulas count (AW-4).
struct FormulaFigures {
    int per_mascot = 0;
    int per_studio = 0;
    int fans_divisor = 1;
    int per_enemy_hero = 0;

    static constexpr auto described() {
        using namespace described;
        using It = FormulaFigures;
        return needed(field<&It::per_mascot>("per_mascot", {0, 9}), field<&It::per_studio>("per_studio", {0, 9}),
                      field<&It::fans_divisor>("fans_divisor", {1, 99}),
                      field<&It::per_enemy_hero>("per_enemy_hero", {0, 9}));
    }
};

/// What heroes ask for beside their cost.
struct SummoningFigures {
    int himeji_mascots = 0;
    int lelouch_cc = 0;

    static constexpr auto described() {
        using namespace described;
        return needed(field<&SummoningFigures::himeji_mascots>("himeji_mascots", {0, 6}),
                      field<&SummoningFigures::lelouch_cc>("lelouch_cc", {1, 2}));
    }
};

/// What phase 1 pays.
struct StaffFigures {
    int mascot = 0;
    int controlled_studio = 0;
    int abandoned_studio = 0;
    int captured = 0;
    int floor_divisor = 1;  ///< nobody has less than the highest, divided by this and rounded up

    static constexpr auto described() {
        using namespace described;
        using It = StaffFigures;
        return needed(
            field<&It::mascot>("per_mascot", {0, 9}), field<&It::controlled_studio>("per_controlled_studio", {0, 9}),
            field<&It::abandoned_studio>("per_abandoned_studio", {0, 9}), field<&It::captured>("per_captured", {0, 9}),
            field<&It::floor_divisor>("floor_divisor", {1, 99}));
    }
};

struct MarketingFigures {
    int fans_per_studio = 0;  ///< 3a, in a short game
    int convention_fans_per_studio = 0;
    int convention_campaigns_per_hero = 0;

    static constexpr auto described_convention() {
        using namespace described;
        using It = MarketingFigures;
        return needed(field<&It::convention_fans_per_studio>("fans_per_studio", {0, 9}),
                      field<&It::convention_campaigns_per_hero>("campaigns_per_hero", {0, 9}));
    }
    static constexpr auto described() {
        using namespace described;
        return needed(field<&MarketingFigures::fans_per_studio>("fans_per_studio", {0, 9}),
                      section<&MarketingFigures::described_convention>("convention"));
    }
};

struct DiceFigures {
    int sides = 6;
    std::vector<int> kill;
    std::vector<int> wound;

    bool kills(int face) const;
    bool wounds(int face) const;
    static void faces(DiceFigures& dice, const described::Source& from);
    static constexpr auto described() {
        using namespace described;
        return needed(field<&DiceFigures::sides>("sides", {2, 20}), field<&DiceFigures::kill>("kill", {1, 20}),
                      field<&DiceFigures::wound>("wound", {1, 20}), agreement<&DiceFigures::faces>());
    }
};

/// Of common actions; a mascot and whoever is summoned cost what their unit does.
struct ActionCosts {
    int open_studio = 0;
    int move = 0;
    int battle = 0;
    int capture = 0;

    static constexpr auto described() {
        using namespace described;
        return needed(field<&ActionCosts::open_studio>("open_studio", {0, 99}),
                      field<&ActionCosts::move>("move", {0, 99}), field<&ActionCosts::battle>("battle", {0, 99}),
                      field<&ActionCosts::capture>("capture", {0, 99}));
    }
};

/// Abilities of units (section 3).
struct AbilityFigures {
    int for_you = 0;          ///< combat more, of each unit
    int with_my_beloved = 0;  ///< combat more
    int diplomat = 0;         ///< its cost, as of the next two
    int sharp_tongue = 0;
    int back_to_sketch = 0;

    static constexpr auto described() {
        using namespace described;
        using It = AbilityFigures;
        return needed(field<&It::for_you>("for_you", {0, 9}), field<&It::with_my_beloved>("with_my_beloved", {0, 9}),
                      field<&It::diplomat>("diplomat", {0, 99}), field<&It::sharp_tongue>("sharp_tongue", {0, 99}),
                      field<&It::back_to_sketch>("back_to_sketch", {0, 99}));
    }
};

/// A card of the global deck (section 11); what is no figure of it, its name stands for.
struct CardFigures {
    Printed name;
    int turns = 1;
    int staff_percent = 0;  ///< of everybody's staff, when it is taken
    int unit_cost = 0;
    int unique_action_cost = 0;
    int battle_cost = 0;
    int campaigns_per_convention = 0;
    int most_bonus_dice = 0;

    static constexpr auto described() {
        using namespace described;
        using It = CardFigures;
        return fields(field<&It::name>("name").must(), field<&It::turns>("turns", {1, 9}).must(),
                      field<&It::staff_percent>("staff_percent", {-100, 100}),
                      field<&It::unit_cost>("unit_cost", {-9, 9}),
                      field<&It::unique_action_cost>("unique_action_cost", {-9, 9}),
                      field<&It::battle_cost>("battle_cost", {-9, 9}),
                      field<&It::campaigns_per_convention>("campaigns_per_convention", {0, 9}),
                      field<&It::most_bonus_dice>("most_bonus_dice", {0, 9}));
    }
};

struct DeckFigures {
    int longest_interval = 1;
    int choose_from = 1;

    static constexpr auto described() {
        using namespace described;
        return needed(field<&DeckFigures::longest_interval>("longest_interval", {1, 20}),
                      field<&DeckFigures::choose_from>("choose_from", {1, 10}));
    }
};

/// Those of the design notes and, where they are silent, of the original programme (AW-1); no figure had to be changed
/// for the sake of balance (AW-68).
struct Figures {
    std::size_t least_players = 0;
    std::size_t most_players = 0;
    Settings options;
    int fans_end = 0;
    std::vector<int> ladder;  ///< AW-59
    std::array<std::size_t, most_worth> campaigns{};
    int empty_pool_fans = 0;
    StaffFigures staff;
    MarketingFigures marketing;
    int setup_mascots = 0;
    DiceFigures dice;
    int stumble_cost = 0;
    int silent_legs = 0;  ///< so many missing leg sheets in a row are a pass
    ActionCosts actions;
    std::array<ZoneFigures, zone_count> zones;
    std::array<Printed, faction_count> factions;
    std::array<UnitFigures, unit_count> units;
    FormulaFigures formulas;
    SummoningFigures summoning;
    std::array<Printed, ability_count> ability_names;  ///< the mangas among them have their own
    AbilityFigures abilities;
    std::array<Printed, manga_count> manga_names;
    MangaCosts costs;
    MangaConditions conditions;
    MangaEffects effects;
    DeckFigures deck;
    std::array<CardFigures, card_count> cards;

    const UnitFigures& of(Unit unit) const { return units[place_of(unit)]; }
    const CardFigures& of(Card card) const { return cards[place_of(card)]; }
    const ZoneFigures& of(ZoneIndex zone) const { return zones[zone.value()]; }
    const std::vector<ZoneIndex>& next_to(ZoneIndex zone) const { return zones[zone.value()].adjacent; }
    bool are_adjacent(ZoneIndex one, ZoneIndex other) const;
    bool is_town(ZoneIndex zone) const { return of(zone).terrain == Terrain::town; }
    /// Of all of a licence, the one of that level; the first, if there are several.
    std::optional<Unit> of_level(Faction faction, Level level) const;

    described::Names names() const;

    static void lists(Figures& figures, const described::Source& campaign);
    static void player_bounds(Figures& figures, const described::Source& players);
    static void tokens(Figures& figures, const described::Source& campaign);
    static void board(Figures& figures, const described::Source& campaign);
    static void licences(Figures& figures, const described::Source& campaign);

    static constexpr auto described_players() {
        using namespace described;
        return needed(field<&Figures::least_players>("min", {2, faction_count}),
                      field<&Figures::most_players>("max", {2, faction_count}), agreement<&Figures::player_bounds>());
    }
    static constexpr auto described_mangas() {
        using namespace described;
        return needed(field<&Figures::manga_names>("names", by_each<Manga, std::array<Printed, manga_count>>),
                      field<&Figures::costs>("cost"), field<&Figures::conditions>("gained"),
                      field<&Figures::effects>("effect"));
    }
    static constexpr auto described_abilities() {
        using namespace described;
        return fields(field<&Figures::ability_names>("names", by<Ability, std::array<Printed, ability_count>>).must(),
                      field<&Figures::abilities>("figures").must());
    }
    static constexpr auto described();
};

constexpr auto Figures::described() {
    using namespace described;
    return fields(ignored("game"), ignored("version"), ignored("language"), ignored("calendar"),
                  agreement<&Figures::lists>(), section<&Figures::described_players>("players").must(),
                  field<&Figures::options>("options").must(), field<&Figures::fans_end>("fans_end", {1, 1000}).must(),
                  field<&Figures::ladder>("marketing_ladder", {0, 99}).must(),
                  field<&Figures::campaigns>("campaigns", by<WorthIndex, std::array<std::size_t, most_worth>>,
                                             {0, most_campaigns})
                      .must(),
                  field<&Figures::empty_pool_fans>("empty_pool_fans", {0, 99}).must(),
                  field<&Figures::staff>("staff").must(), field<&Figures::marketing>("marketing").must(),
                  field<&Figures::setup_mascots>("setup_mascots", {1, 12}).must(), field<&Figures::dice>("dice").must(),
                  field<&Figures::stumble_cost>("stumble_cost", {1, 99}).must(),
                  field<&Figures::silent_legs>("silent_legs_before_pass", {1, 99}).must(),
                  field<&Figures::actions>("actions").must(), agreement<&Figures::tokens>(),
                  field<&Figures::zones>("zones", by_each<ZoneIndex, std::array<ZoneFigures, zone_count>>).must(),
                  agreement<&Figures::board>(),
                  field<&Figures::factions>("factions", by_each<Faction, std::array<Printed, faction_count>>).must(),
                  field<&Figures::units>("units", by_each<Unit, std::array<UnitFigures, unit_count>>).must(),
                  field<&Figures::formulas>("combat_formulas").must(), field<&Figures::summoning>("summoning").must(),
                  agreement<&Figures::licences>(), section<&Figures::described_abilities>("abilities").must(),
                  section<&Figures::described_mangas>("mangas").must(), field<&Figures::deck>("global_deck").must(),
                  field<&Figures::cards>("cards", by_each<Card, std::array<CardFigures, card_count>>).must());
}

}  // namespace resolution::anime_warfare
