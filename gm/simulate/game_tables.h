#pragma once

// What is written down of each simulated game. Every game has the tables `games` (a row a game) and `seats` (a row
// a player of it); a game may add columns to these, tables of its own, and questions that they answer. All of it is
// read from the journal, like everything else that people get to read.

#include <string>
#include <string_view>
#include <vector>

#include "gm/simulate/csv.h"
#include "gm/simulate/question.h"
#include "resolution/game.h"

namespace gm::simulation {

/// One simulated game, as it is over.
struct PlayedGame {
    const resolution::Roster& roster;
    const std::vector<std::string>& policies;  ///< by seat
    std::vector<resolution::Record> records;   ///< of the setup, and of each resolution
    std::vector<resolution::Score> scores;     ///< by seat
    bool aborted = false;                      ///< it would not end

    /// Calls `look` with each entry of these kinds, in order.
    template <class Look>
    void each(std::initializer_list<std::string_view> kinds, Look look) const {
        for (const resolution::Record& record : records) {
            for (const resolution::Entry& entry : record.journal.entries()) {
                if (std::find(kinds.begin(), kinds.end(), entry.kind) != kinds.end()) look(entry);
            }
        }
    }
};

struct TableShape {
    std::string name;
    Row columns;
};

/// What a game adds to each table, in the order of its columns.
struct OwnRows {
    Row game;
    std::vector<Row> seats;                ///< one a seat, or none if there are no columns
    std::vector<std::vector<Row>> tables;  ///< of each of its own tables
};

struct GameTables {
    std::string_view game;
    /// In a players file, what says that a bot has the seat; then it decides as the game goes and writes no sheets.
    std::string_view bot_key = {};
    Row game_columns = {};
    Row seat_columns = {};
    std::vector<TableShape> tables = {};
    std::vector<Question> questions = {};
    OwnRows (*rows)(const PlayedGame&) = nullptr;
};

/// Those of that game; the plain ones if it has none of its own.
const GameTables& tables_of(std::string_view game);

GameTables plain_tables();
GameTables corporate_tables();
GameTables tiny_tables();
GameTables agent_jean_tables();

/// All tables of a game, with all their columns, `games` and `seats` first. Every row begins with the columns
/// run_id, variant and game.
std::vector<TableShape> all_tables(const GameTables& own);
std::vector<Question> all_questions(const GameTables& own);

}  // namespace gm::simulation
