// Sealed Bids: each roll of the die, and who was rewarded for it.

#include "gm/simulate/facts.h"
#include "gm/simulate/game_tables.h"

namespace gm::simulation {

namespace {

using Kind = Question::Kind;

OwnRows tiny_rows(const PlayedGame& played) {
    OwnRows own;
    std::vector<Row> turns;
    played.each({"die", "award", "no-award"}, [&](const resolution::Entry& entry) {
        if (entry.kind == "die") {
            turns.push_back({std::to_string(turns.size() + 1), cell(entry.fields, "value"), "", "", "0"});
        } else if (entry.kind == "award" && !turns.empty()) {
            turns.back()[2] = cell(entry.fields, "bid");
            turns.back()[3] = cell(entry.fields, "players");
            turns.back()[4] = "1";
        }
    });
    own.game = {std::to_string(turns.size())};
    own.tables = {std::move(turns)};
    return own;
}

}  // namespace

GameTables tiny_tables() {
    GameTables tables;
    tables.game = "tiny";
    tables.game_columns = {"turns"};
    tables.tables = {{"turns", {"turn", "die", "bid", "winners", "awarded"}}};
    tables.questions = {
        {"die", "What the die showed", Kind::spread, "turns", "die"},
        {"awarded", "Turns in which somebody was right, by die", Kind::rate, "turns", "awarded", "die"},
    };
    tables.rows = tiny_rows;
    return tables;
}

}  // namespace gm::simulation
