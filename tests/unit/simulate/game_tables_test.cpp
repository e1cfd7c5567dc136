#include "gm/simulate/game_tables.h"

#include <gtest/gtest.h>

#include "gm/files/write.h"
#include "gm/simulate/folder.h"
#include "resolution/registry.h"
#include "tests/support/temporary_folder.h"

namespace gm::simulation {
namespace {

TEST(GameTables, OfAGameThatNobodyKnowsAreRefused) {
    const test_support::TemporaryFolder folder;
    FolderRecord record;
    record.game = "chess";
    record.plan = R"({"game": "chess"})";
    ASSERT_TRUE(write_file(folder.path() / record_name, to_text(record)));
    const auto read = read_record(folder.path());
    ASSERT_FALSE(read);
    EXPECT_NE(orders::describe(read.problems()).find("there is no game called 'chess'"), std::string::npos);
}

TEST(GameTables, QuestionsAskForColumnsThatAreThere) {
    std::vector<GameTables> games{GameTables{}};  // a game without its own
    for (const auto& game : resolution::registered_games()) games.push_back(game.tables());
    for (const GameTables& own : games) {
        for (const Question& question : all_questions(own)) {
            bool found = false;
            for (const TableShape& table : all_tables(own)) {
                if (table.name != question.table) continue;
                found = true;
                Row names{question.by, question.where};
                for (const Summand& one : summands_of(question.column)) names.push_back(one.column);
                for (const std::string& name : names) {
                    const bool known = name.empty() || std::find(table.columns.begin(), table.columns.end(), name) !=
                                                           table.columns.end();
                    EXPECT_TRUE(known) << question.id << " asks for " << name;
                }
            }
            EXPECT_TRUE(found) << question.id;
        }
    }
}

TEST(GameTables, AreAskedForSumsOfColumns) {
    EXPECT_EQ(summands_of("turns"), (std::vector<Summand>{{1, "turns"}}));
    EXPECT_EQ(summands_of("2*turns-undone+late"), (std::vector<Summand>{{2, "turns"}, {-1, "undone"}, {1, "late"}}));
    EXPECT_EQ(summands_of("-3*late"), (std::vector<Summand>{{-3, "late"}}));
}

TEST(GameTables, MayBeWhollyTheGamesOwn) {
    GameTables own;
    own.game_columns = {"seed", "mages"};
    own.seat_columns = {"seat", "policy", "won"};
    own.seats_called = "mages";
    const auto tables = all_tables(own);
    ASSERT_EQ(tables.size(), 2U);
    EXPECT_EQ(tables[0].columns, (Row{"run_id", "variant", "game", "seed", "mages"}));
    EXPECT_EQ(tables[1].name, "mages");
    EXPECT_EQ(tables[1].columns, (Row{"run_id", "variant", "game", "seat", "policy", "won"}));
    Row ids;
    for (const Question& question : all_questions(own)) {
        ids.push_back(question.id);
        EXPECT_EQ(question.table, "mages");
    }
    EXPECT_EQ(ids, (Row{"win-by-policy", "win-by-seat"}));  // nothing is known of scores
}

}  // namespace
}  // namespace gm::simulation
