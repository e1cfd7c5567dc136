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

/// A column, and how many times it is added.
struct Summand {
    std::int64_t times = 1;
    std::string column;
    friend bool operator==(const Summand&, const Summand&) = default;
};
/// Those of a sum such as `2*turns-rollbacks`; most are one column.
std::vector<Summand> summands_of(std::string_view column);

}  // namespace gm::simulation
