#pragma once

// How many dice a side rolls (section 7, step 3).

#include "resolution/anime_warfare/board.h"

namespace resolution::anime_warfare {

/// Of these units against that opponent, before cards and halving.
int dice_of(const Board& board, Faction self, Faction enemy, const std::vector<Unit>& units);

/// Dice that the card of the turn adds (AW-45).
struct GenderBonus {
    int attack = 0;
    int defence = 0;
};
GenderBonus gender_bonus(const Board& board, const std::vector<Unit>& attackers, const std::vector<Unit>& defenders);

/// All visible units of that owner in the zone, in the order of the data.
std::vector<Unit> army(const Board& board, Faction owner, ZoneIndex zone);

}  // namespace resolution::anime_warfare
