#pragma once

// What the game is played with: licences, their units and mangas, and the zones of the board.

#include <array>
#include <cstdint>
#include <vector>

#include "orders/anime_warfare/words.h"
#include "resolution/described/fields.h"

namespace resolution::anime_warfare {

using orders::id_of;
using orders::anime_warfare::Ability;
using orders::anime_warfare::ability_count;
using orders::anime_warfare::Card;
using orders::anime_warfare::card_count;
using orders::anime_warfare::Choice;
using orders::anime_warfare::Direction;
using orders::anime_warfare::Do;
using orders::anime_warfare::Faction;
using orders::anime_warfare::faction_count;
using orders::anime_warfare::Manga;
using orders::anime_warfare::manga_count;
using orders::anime_warfare::place_of;
using orders::anime_warfare::Unit;
using orders::anime_warfare::unit_count;

constexpr std::size_t zone_count = 17;
constexpr std::size_t mangas_each = 6;  ///< of a licence: who owns all of them may win
constexpr std::size_t most_campaigns = 99;
constexpr int most_turns = 999;

/// A zone of the board, by its number.
using ZoneIndex = orders::Index<struct ZoneTag>;

}  // namespace resolution::anime_warfare

namespace resolution::described {

/// Zones have no names: they are written as numbers. As keys of maps they are texts, as any.
class AnimeWarfareZoneKind final : public Plain<anime_warfare::ZoneIndex, WholeKind> {
public:
    void read(const Source& from, void* to, Bounds) const override {
        if (const auto number = from.whole({0, anime_warfare::zone_count - 1})) set(to, *number);
    }

private:
    void set(void* to, std::int64_t number) const override {
        *static_cast<anime_warfare::ZoneIndex*>(to) = anime_warfare::ZoneIndex(static_cast<std::size_t>(number));
    }
    std::int64_t get(const void* value) const override {
        return static_cast<std::int64_t>(static_cast<const anime_warfare::ZoneIndex*>(value)->value());
    }
};
template <>
struct KindOf<anime_warfare::ZoneIndex> {
    static constexpr AnimeWarfareZoneKind kind{};
};

}  // namespace resolution::described

namespace resolution::anime_warfare {

/// Long games have no phase 3a (AW-62).
enum class Length : std::uint8_t { short_game, long_game };
constexpr std::array<std::string_view, 2> length_ids{"short", "long"};
constexpr orders::Words words_of(Length) { return {"length", length_ids}; }

/// Of units, from low to high. Characters have three levels, which count for nothing when ranks are compared.
enum class Level : std::uint8_t { mascot, lv0, lv1, lv2, hero };
constexpr std::array<std::string_view, 5> level_ids{"mascot", "lv0", "lv1", "lv2", "hero"};
constexpr orders::Words words_of(Level) { return {"level", level_ids}; }

enum class Rank : std::uint8_t { mascot, character, hero };
constexpr std::array<std::string_view, 3> rank_ids{"mascot", "character", "hero"};
constexpr orders::Words words_of(Rank) { return {"rank", rank_ids}; }

constexpr Rank rank_of(Level level) {
    return level == Level::mascot ? Rank::mascot : level == Level::hero ? Rank::hero : Rank::character;
}

enum class Gender : std::uint8_t { m, f };
constexpr std::array<std::string_view, 2> gender_ids{"m", "f"};
constexpr orders::Words words_of(Gender) { return {"gender", gender_ids}; }

/// As the drawn board has it (AW-3).
enum class Terrain : std::uint8_t { country, town };
constexpr std::array<std::string_view, 2> terrain_ids{"country", "town"};
constexpr orders::Words words_of(Terrain) { return {"terrain", terrain_ids}; }

inline constexpr std::array all_factions{Faction::no_name, Faction::f_class, Faction::haiyore, Faction::black_knights};

constexpr std::size_t first_unit_of(Faction faction) {
    constexpr std::array first{Unit::jin, Unit::yoshii, Unit::tamao, Unit::nunnally};
    return place_of(first[place_of(faction)]);
}
constexpr Unit mascot_of(Faction faction) { return static_cast<Unit>(first_unit_of(faction)); }
/// Whose printed unit it is, whoever has stolen it since.
constexpr Faction faction_of(Unit unit) {
    std::size_t faction = faction_count - 1;
    while (first_unit_of(static_cast<Faction>(faction)) > place_of(unit)) --faction;
    return static_cast<Faction>(faction);
}
/// In the order of the data.
inline std::vector<Unit> units_of(Faction faction) {
    std::vector<Unit> out;
    for (std::size_t i = first_unit_of(faction); i < unit_count && faction_of(static_cast<Unit>(i)) == faction; ++i)
        out.push_back(static_cast<Unit>(i));
    return out;
}

constexpr Faction faction_of(Manga manga) { return static_cast<Faction>(place_of(manga) / mangas_each); }
constexpr std::array<Manga, mangas_each> mangas_of(Faction faction) {
    std::array<Manga, mangas_each> out{};
    for (std::size_t i = 0; i < mangas_each; ++i) out[i] = static_cast<Manga>(place_of(faction) * mangas_each + i);
    return out;
}

}  // namespace resolution::anime_warfare
