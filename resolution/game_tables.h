#pragma once

// What a game has simulations write down of it, and ask of that. Every game has the tables `games` (a row a game) and
// `seats` (a row a player of it); a game may add columns to these, tables of its own, and questions that they answer,
// or say all the columns of the two itself.
// All of it is read from the journal, like everything else that people get to read.

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "resolution/game.h"

namespace resolution::simulated {

using Row = std::vector<std::string>;

/// One simulated game, as it is over.
struct PlayedGame {
    const Roster& roster;
    const std::vector<std::string>& policies;  ///< by seat
    std::vector<Record> records;               ///< of the setup, and of each resolution
    std::vector<Score> scores;                 ///< by seat
    bool aborted = false;                      ///< it would not end
    std::uint64_t seed = 0;

    /// Calls `look` with each entry of these kinds, in order.
    template <class Look>
    void each(std::initializer_list<std::string_view> kinds, Look look) const {
        for (const Record& record : records) {
            for (const Entry& entry : record.journal.entries()) {
                if (std::find(kinds.begin(), kinds.end(), entry.kind) != kinds.end()) look(entry);
            }
        }
    }
};

/// Something a simulation answers, by counting the rows of one of its tables.
struct Question {
    enum class Kind {
        rate,    ///< how often `column` is 1, or whatever `hit` says, by the values of `by`
        mean,    ///< the mean of `column`, by the values of `by`
        spread,  ///< how often each value of `column` comes up
    };

    std::string id;
    std::string title;
    Kind kind = Kind::rate;
    std::string table;
    std::string column;   ///< or a sum of columns: `2*turns-rollbacks`
    std::string by = {};  ///< empty: all rows together
    /// Only rows that hold this value in this column; empty: all rows.
    std::string where = {};
    std::string is = {};
    bool only_if_any = false;  ///< not worth a word unless it happened
    /// Said in front of everything where a rate is above so many per cent, and not by chance.
    int striking = 100;
    std::string then = {};
    std::string hit = {};  ///< of a rate: a value that is a hit; empty: hits are counted by the column itself
};

struct TableShape {
    std::string name;
    Row columns;
};

/// What a game adds to each table, in the order of its columns.
struct OwnRows {
    Row game = {};
    std::vector<Row> seats = {};                ///< one a seat, or none if there are no columns
    std::vector<std::vector<Row>> tables = {};  ///< of each of its own tables
};

/// As it is, a game has winners and scores and no more to tell.
struct GameTables {
    /// In a players file, what says that a bot has the seat; then it decides as the game goes and writes no sheets.
    std::string_view bot_key = {};
    /// Of `games` and `seats`: they are added to what every game has there.
    Row game_columns = {};
    Row seat_columns = {};
    /// Or they are all that is there, and `seats` has a name of the game's own. A question of every game is asked
    /// then if its columns are there.
    std::string_view seats_called = {};
    bool columns_are_all() const { return !seats_called.empty(); }
    std::vector<TableShape> tables = {};
    std::vector<Question> questions = {};
    OwnRows (*rows)(const PlayedGame&) = [](const PlayedGame&) { return OwnRows{}; };
};

}  // namespace resolution::simulated
