// How mangas are gained (section 8). Events say so themselves, by `gain`.

#include <algorithm>

#include "resolution/anime_warfare/play.h"

namespace resolution::anime_warfare {

namespace {

constexpr std::array looked_at{Manga::loan,         Manga::bad_book,  Manga::forced_retreat,
                               Manga::clown_artist, Manga::more_fans, Manga::general_alarm};

/// Of two players, one zone where both stand (AW-28).
bool share_a_zone(const Board& board, Faction one, Faction other) {
    const auto zones = all_zones().list();
    return std::any_of(zones.begin(), zones.end(),
                       [&](ZoneIndex zone) { return board.stands(one, zone) && board.stands(other, zone); });
}

bool heroes_meet(const Board& board) {
    for (const ZoneIndex zone : all_zones()) {
        if (board.units(Faction::f_class, Unit::himeji, zone) == 0) continue;
        for (const Faction other : board.opponents(Faction::f_class)) {
            if (board.highest(other, zone) == Rank::hero) return true;
        }
    }
    return false;
}

}  // namespace

void Play::gain(Faction faction, Manga manga) {
    if (faction_of(manga) != faction || !board.lacks(faction, manga)) return;
    MangaSet& mangas = state.of(faction).mangas;
    mangas.add(manga);
    tell_all("section 8", [&] {
        return MangaGained{name(faction), id_of(manga), static_cast<std::int64_t>(mangas.size())};
    });
}

bool Play::condition_holds(Manga manga) const {
    const MangaConditions& needed = figures.conditions;
    const Faction self = faction_of(manga);
    const auto opponents = board.opponents(self);
    const auto all = [&](auto test) { return std::all_of(opponents.begin(), opponents.end(), test); };
    switch (manga) {
        case Manga::loan: return board.controlled_studios(self) >= needed.loan_studios;
        case Manga::bad_book: return board.studios() >= needed.bad_book_studios;
        case Manga::forced_retreat: return heroes_meet(board);
        case Manga::clown_artist:
            return board.controlled_towns(self) >= needed.clown_artist_controlled ||
                   board.town_studios() >= needed.clown_artist_studios;
        case Manga::more_fans:  // AW-66
            return !all([&](Faction other) { return !board.has_six(other); });
        case Manga::general_alarm:
            return !opponents.empty() && all([&](Faction other) { return share_a_zone(board, self, other); });
        default: return false;
    }
}

/// AW-33, AW-52.
void Play::look_at_conditions() {
    bool more = true;
    while (more) {
        more = false;
        for (const Manga manga : looked_at) {
            if (!board.lacks(faction_of(manga), manga) || !condition_holds(manga)) continue;
            gain(faction_of(manga), manga);
            more = true;
        }
    }
}

}  // namespace resolution::anime_warfare
