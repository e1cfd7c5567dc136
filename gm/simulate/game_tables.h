#pragma once

// All that is written down of each simulated game: what every game has, and what a game says of itself.

#include <string_view>
#include <vector>

#include "gm/simulate/csv.h"
#include "resolution/game_tables.h"

namespace gm::simulation {

using namespace resolution::simulated;

/// What the game of that id says of itself. It must be a registered one.
const GameTables& tables_of(std::string_view game);

/// All tables of a game, with all their columns, `games` and `seats` first. Every row begins with the columns
/// run_id, variant and game.
std::vector<TableShape> all_tables(const GameTables& own);
std::vector<Question> all_questions(const GameTables& own);

}  // namespace gm::simulation
