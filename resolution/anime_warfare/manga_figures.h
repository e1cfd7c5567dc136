#pragma once

// What mangas cost, what earns them, and how much they do (section 8).

#include "resolution/anime_warfare/pieces.h"

namespace resolution::anime_warfare {

/// A number that may have two places behind the point: 0.5, 1.25.
struct Hundredths {
    int count = 0;

    /// So many times, rounded down.
    constexpr int times(int number) const { return count * number / 100; }
    friend bool operator==(Hundredths, Hundredths) = default;
};

}  // namespace resolution::anime_warfare

namespace resolution::described {

class AnimeWarfareHundredthsKind final : public FigureKind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
};
template <>
struct KindOf<anime_warfare::Hundredths> {
    static constexpr AnimeWarfareHundredthsKind kind{};
};

}  // namespace resolution::described

namespace resolution::anime_warfare {

/// What each manga costs when it is used (AW-15).
struct MangaCosts {
    int clemency_each = 0;
    int loan = 0;
    int restructuring = 0;
    int genius_kidnapper = 0;
    Hundredths fury_each;
    int cold_blood = 0;
    int bad_book = 0;
    int forced_retreat = 0;
    int back_stab = 0;
    int flying_studio = 0;
    int deaf_ear_each = 0;
    int deaf_ear_hero = 0;
    int dilemma = 0;
    int bad_luck = 0;
    Hundredths magic_movement_each;
    int clown_artist = 0;
    int more_fans = 0;
    int hide_each = 0;
    int hide_hero = 0;
    int negotiator = 0;
    int general_alarm = 0;
    int undercover_agent = 0;
    int purge = 0;

    static constexpr auto described() {
        using namespace described;
        using It = MangaCosts;
        constexpr Bounds price{0, 99};
        return needed(
            field<&It::clemency_each>("clemency_per_unit", price), field<&It::loan>("loan", price),
            field<&It::restructuring>("restructuring", price), field<&It::genius_kidnapper>("genius_kidnapper", price),
            field<&It::fury_each>("fury_per_enemy", price), field<&It::cold_blood>("cold_blood", price),
            field<&It::bad_book>("bad_book", price), field<&It::forced_retreat>("forced_retreat", price),
            field<&It::back_stab>("back_stab", price), field<&It::flying_studio>("flying_studio", price),
            field<&It::deaf_ear_each>("deaf_ear_per_unit", price),
            field<&It::deaf_ear_hero>("deaf_ear_per_hero", price), field<&It::dilemma>("dilemma", price),
            field<&It::bad_luck>("bad_luck", price), field<&It::magic_movement_each>("magic_movement_per_unit", price),
            field<&It::clown_artist>("clown_artist", price), field<&It::more_fans>("more_fans", price),
            field<&It::hide_each>("hide_in_bushes_per_unit", price),
            field<&It::hide_hero>("hide_in_bushes_per_hero", price), field<&It::negotiator>("negotiator", price),
            field<&It::general_alarm>("general_alarm", price), field<&It::undercover_agent>("undercover_agent", price),
            field<&It::purge>("purge", price));
    }
};

/// What earns a manga, as far as it is a figure.
struct MangaConditions {
    int loan_studios = 0;
    int loan_staff = 0;
    int restructuring_staff = 0;
    int kidnapper_captures = 0;
    int fury_hurt = 0;
    int cold_blood_dice = 0;
    int bad_book_studios = 0;
    int dilemma_mascots = 0;
    int clown_artist_controlled = 0;
    int clown_artist_studios = 0;
    int negotiator_staff = 0;
    int flooding_zones = 0;

    static constexpr auto described() {
        using namespace described;
        using It = MangaConditions;
        constexpr Bounds many{1, 99};
        return needed(field<&It::loan_studios>("loan_studios", many), field<&It::loan_staff>("loan_staff", many),
                      field<&It::restructuring_staff>("restructuring_staff", many),
                      field<&It::kidnapper_captures>("genius_kidnapper_mascots", many),
                      field<&It::fury_hurt>("fury_enemies", many), field<&It::cold_blood_dice>("cold_blood_dice", many),
                      field<&It::bad_book_studios>("bad_book_studios", many),
                      field<&It::dilemma_mascots>("dilemma_mascots", many),
                      field<&It::clown_artist_controlled>("clown_artist_controlled_towns", many),
                      field<&It::clown_artist_studios>("clown_artist_town_studios", many),
                      field<&It::negotiator_staff>("negotiator_staff", many),
                      field<&It::flooding_zones>("market_flooding_zones", many));
    }
};

/// How much a manga does, as far as it is a figure.
struct MangaEffects {
    int clemency_campaigns = 0;  ///< for each unit that is returned
    int restructuring_die = 6;
    int flying_studio_campaigns = 0;  ///< for each opponent with all mangas, when it is claimed
    int shonen_jump_factor = 1;
    int more_fans_taken = 0;
    int dilemma_fans = 0;
    int negotiator_fans = 0;
    int hidden_rounds = 0;
    int bad_book_discount = 0;  ///< on units that are no mascots, with all mangas
    int purge_die = 6;
    int purge_cap = 0;

    static constexpr auto described() {
        using namespace described;
        using It = MangaEffects;
        return needed(field<&It::clemency_campaigns>("clemency_campaigns_per_unit", {0, 9}),
                      field<&It::restructuring_die>("restructuring_die", {2, 20}),
                      field<&It::flying_studio_campaigns>("flying_studio_campaigns_per_opponent", {0, 9}),
                      field<&It::shonen_jump_factor>("shonen_jump_factor", {1, 9}),
                      field<&It::more_fans_taken>("more_fans_taken", {0, 99}),
                      field<&It::dilemma_fans>("dilemma_fans", {0, 99}),
                      field<&It::negotiator_fans>("negotiator_fans", {0, 99}),
                      field<&It::hidden_rounds>("hide_in_bushes_rounds", {1, 99}),
                      field<&It::bad_book_discount>("bad_book_discount", {0, 99}),
                      field<&It::purge_die>("purge_die", {2, 20}), field<&It::purge_cap>("purge_cap", {0, 20}));
    }
};

}  // namespace resolution::anime_warfare
