// Any table, with any value: out, into JSON, and back.

#include "gm/archive/table_content.h"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/archive/csv.h"
#include "gm/archive/game_json.h"
#include "gm/archive/seal.h"
#include "gm/store/failure.h"
#include "orders/problem.h"

namespace gm::archive {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// Tables that no version of gm has: keys of all sorts, odd names, odd values.
constexpr const char* odd_schema = R"sql(
CREATE TABLE "odd ""name""" ("order" TEXT, plain INTEGER, sum INTEGER AS (plain * 2)) STRICT;
CREATE TABLE pair (b INTEGER NOT NULL, a TEXT NOT NULL, real REAL, PRIMARY KEY (a, b)) STRICT, WITHOUT ROWID;
CREATE TABLE sqliteish (id INTEGER PRIMARY KEY, bytes BLOB) STRICT;
CREATE TABLE empty (id INTEGER PRIMARY KEY) STRICT;
)sql";

constexpr const char* odd_rows = R"sql(
INSERT INTO "odd ""name""" VALUES ('second', 9223372036854775807), (NULL, -9223372036854775807), ('', NULL),
    (CAST(X'ff6162' AS TEXT), 1), ('a' || char(0) || 'b', 2), ('dédé, "quoted"' || char(13, 10), 3);
INSERT INTO pair VALUES (2, 'y', 0.5), (1, 'y', NULL), (3, 'x', -1e300);
INSERT INTO sqliteish VALUES (7, X''), (3, X'00ff'), (5, NULL);
)sql";

SQLite::Database odd_database(bool with_rows) {
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(odd_schema);
    if (with_rows) database.exec(odd_rows);
    return database;
}

std::vector<TableContent> odd_tables() {
    SQLite::Database database = odd_database(true);
    return read_tables(database);
}

TEST(TableContentTest, TablesColumnsAndOrderComeFromTheSchema) {
    const auto tables = odd_tables();
    std::vector<std::string> names;
    for (const TableContent& table : tables) names.push_back(table.name);
    EXPECT_THAT(names, ElementsAre("empty", "odd \"name\"", "pair", "sqliteish"));
    EXPECT_THAT(tables[1].columns, ElementsAre("order", "plain")) << "what SQLite computes is not written out";
    EXPECT_EQ(tables[1].rows.front().front(), Cell{Text{"second"}}) << "without a key: in the order they came";
    EXPECT_EQ(tables[2].rows.front().at(1), Cell{Text{"x"}}) << "else by the key: a, then b";
    EXPECT_EQ(tables[2].rows.at(1).front(), Cell{std::int64_t{1}});
    EXPECT_EQ(tables[3].rows.front().front(), Cell{std::int64_t{3}});
}

TEST(TableContentTest, EveryValueSurvivesJsonAndANewDatabase) {
    const GameContent game{3, "hash", odd_tables()};
    const std::string text = to_json(game);
    const auto read = game_from_json(text);
    ASSERT_TRUE(read) << orders::describe(read.problems());
    EXPECT_EQ(read->tables, game.tables);
    EXPECT_EQ(read->schema, 3);
    EXPECT_EQ(read->hash, "hash");
    EXPECT_EQ(to_json(*read), text) << "the same game gives the same bytes";

    SQLite::Database second = odd_database(false);
    for (const TableContent& table : read->tables) add_rows(second, table);
    EXPECT_EQ(read_tables(second), game.tables);
}

TEST(TableContentTest, ARowThatTheTableRefusesIsNamed) {
    SQLite::Database database = odd_database(false);
    const TableContent wrong{
        "sqliteish", {"id", "bytes"}, {{std::int64_t{1}, {}}, {std::int64_t{2}, Text{"no bytes"}}}};
    try {
        add_rows(database, wrong);
        FAIL() << "a text where bytes belong";
    } catch (const StoreRefusal& refusal) {
        EXPECT_THAT(refusal.what(), HasSubstr("table sqliteish, row 2"));
    }
}

TEST(GameJsonTest, AnyOtherByteOfARowIsFound) {
    const GameContent game{3, "hash", odd_tables()};
    for (std::size_t t = 0; t < game.tables.size(); ++t) {
        for (std::size_t r = 0; r < game.tables[t].rows.size(); ++r) {
            for (std::size_t c = 0; c < game.tables[t].columns.size(); ++c) {
                auto changed = nlohmann::json::parse(to_json(game));
                auto& cell = changed["tables"][game.tables[t].name]["rows"][r][c];
                cell = cell == "other" ? "another" : "other";
                const auto read = game_from_json(changed.dump());
                ASSERT_FALSE(read);
                EXPECT_THAT(read.problems().front().what, HasSubstr("table " + game.tables[t].name + ": was changed"));
            }
        }
    }
}

TEST(GameJsonTest, ValuesThatNoTableHoldsAreRefusedWithTheirPlace) {
    const std::string text = to_json({3, "hash", odd_tables()});
    for (const auto& odd :
         {nlohmann::json(true), nlohmann::json::array(), nlohmann::json{{"base64", "!"}}, nlohmann::json{{"base64", 1}},
          nlohmann::json{{"hex", "00"}}, nlohmann::json(std::uint64_t{1} << 63U)}) {
        auto changed = nlohmann::json::parse(text);
        changed["tables"]["pair"]["rows"][1][2] = odd;
        const auto read = game_from_json(changed.dump());
        ASSERT_FALSE(read) << odd;
        EXPECT_THAT(read.problems().front().what, HasSubstr("table pair: row 2, real")) << odd;
    }
}

TEST(CsvTest, QuotesWhatMustBeQuotedAndTellsNothingFromEmpty) {
    const TableContent table{"t",
                             {"a", "b,c"},
                             {{{}, Text{""}},
                              {std::int64_t{-3}, Text{"plain text"}},
                              {Text{"a \"word\", two\r\nlines"}, Blob{"bid: 3"}},
                              {Blob{std::string("\0\xff", 2)}, Text{"\xff"}}}};
    EXPECT_EQ(to_csv(table),
              "a,\"b,c\"\r\n"
              ",\"\"\r\n"
              "-3,plain text\r\n"
              "\"a \"\"word\"\", two\r\nlines\",bid: 3\r\n"
              "base64:AP8=,base64:/w==\r\n");
}

TEST(SealTest, IsWhatPythonComputes) {
    const auto seed = resolution::Seed::from_hex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    std::string hash;
    for (int i = 0; i < 32; ++i) hash += "ab";
    // hashlib.blake2b(b"seal/3/" + b"ab" * 32, key=bytes(range(32)), digest_size=32).hexdigest()
    EXPECT_EQ(seal_of(*seed, 3, hash), "11c52685efc3383d6633e5aefc81dfbdb347d865c212f8f36b059f2f04df2445");
}

}  // namespace
}  // namespace gm::archive
