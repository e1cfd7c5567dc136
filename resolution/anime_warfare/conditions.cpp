// Conditions of orders (12.3, AW-56). They look at visible units, as everybody does (AW-46).

#include <algorithm>

#include "resolution/anime_warfare/actions.h"

namespace resolution::anime_warfare {

namespace {

bool is_in(const Board& board, Faction self, const orders::anime_warfare::StudioIs& wanted) {
    using orders::anime_warfare::StudioState;
    const auto& studio = board.state().at(ZoneIndex(static_cast<std::size_t>(wanted.zone))).studio;
    switch (wanted.state) {
        case StudioState::none: return !studio;
        case StudioState::abandoned: return studio && !studio->controller;
        case StudioState::mine: return studio && studio->controller == self;
        case StudioState::enemy: return studio && studio->controller && studio->controller != self;
    }
    return false;
}

int units(const Board& board, Faction owner, std::optional<Unit> unit, std::optional<int> where) {
    int all = 0;
    for (const ZoneIndex zone : all_zones()) {
        if (where && static_cast<int>(zone.value()) != *where) continue;
        all += unit ? board.units(owner, *unit, zone) : board.units(owner, zone);
    }
    return all;
}

bool are_there(const Board& board, Faction self, const orders::anime_warfare::Enemies& wanted) {
    int all = 0;
    for (const Faction other : board.opponents(self)) {
        if (!wanted.faction || wanted.faction == other) all += units(board, other, std::nullopt, wanted.zone);
    }
    const int least = wanted.min.value_or(wanted.max ? 0 : 1);
    return all >= least && (!wanted.max || all <= *wanted.max);
}

bool own_mangas(const Board& board, Faction self, const orders::anime_warfare::EnemyMangas& wanted) {
    const auto opponents = board.opponents(self);
    return std::any_of(opponents.begin(), opponents.end(), [&](Faction other) {
        const auto owned = static_cast<int>(board.state().of(other).mangas.size());
        return (!wanted.faction || wanted.faction == other) && owned >= wanted.min;
    });
}

}  // namespace

bool holds(const Board& board, Faction self, const Conditions& when) {
    return (!when.staff_min || board.state().of(self).staff >= *when.staff_min) &&
           (!when.studio || is_in(board, self, *when.studio)) && (!when.enemy || are_there(board, self, *when.enemy)) &&
           (!when.own || units(board, self, when.own->unit, when.own->zone) >= when.own->min) &&
           (!when.manga || board.owns(self, *when.manga)) &&
           (!when.enemy_manga || own_mangas(board, self, *when.enemy_manga));
}

}  // namespace resolution::anime_warfare
