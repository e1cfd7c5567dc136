// The hash chain: nothing that is stored about a turn can change unnoticed.

#include "gm/store/chain.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/store/sample.h"

namespace gm {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string hash_of(const std::vector<EntryRow>& entries) {
    ChainedTurn turn;
    turn.entries = entries;
    return chain_hash(turn);
}

TEST(ChainTest, IsWhatTheDecisionPageSays) {
    // Both from the Python of docs/decisions/hash-chain.md.
    EXPECT_EQ(chain_origin("sample", "game: sample\n", "players: []\n", "cb2f"),
              "6359fe63a0810204b116215a983f61e27abb22a822153a5efe465cf8d0e68352");
    const std::vector<EntryRow> entries{{"bids", R"("everyone")", "TG-1", "opened", "{}"}};
    const std::vector<RollRow> rolls{{"die", "6", "4", true}};
    const std::vector<LedgerRow> ledger{{orders::PlayerIndex(1), -3, 7, "bids", "bid", "", "TG-2"}};
    const std::vector<CountedSheet> sheets{{orders::PlayerIndex(0), "abcd"}};
    RulingRow ruling;
    ruling.at = sample::noon;
    ruling.kind = "fine";
    ruling.reason = "late";
    ruling.audience = R"("everyone")";
    ruling.data = "{}";
    const std::vector<RulingRow> rulings{ruling};
    EXPECT_EQ(chain_hash({"beef", 2, 1, 1, "{}", entries, rolls, ledger, sheets, rulings}),
              "82a3d9f89ef312b1ea3bcb669d7d557b0e4c66e447ee3e6a0d221e516d3ee21f");
}

TEST(ChainTest, PartsDoNotRunIntoEachOther) {
    const EntryRow one{"ab", "c", "", "", ""};
    const EntryRow other{"a", "bc", "", "", ""};
    EXPECT_NE(hash_of({one}), hash_of({other}));
    const EntryRow looks_like_two{"1:a,1:b", "", "", "", ""};
    EXPECT_NE(hash_of({looks_like_two}), hash_of({{"a", "b", "", "", ""}}));
    EXPECT_NE(hash_of({one, other}), hash_of({other, one}));
    EXPECT_NE(hash_of({one}), hash_of({one, one}));
}

struct Column {
    std::string table;
    std::string name;
    std::string type;
    std::string full() const { return table + "." + name; }
};

std::vector<Column> all_columns(const fs::path& folder) {
    SQLite::Database database((folder / "game.db").string());
    SQLite::Statement rows(database,
                           "SELECT t.name, c.name, c.type FROM sqlite_schema t, pragma_table_info(t.name) c"
                           " WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'");
    std::vector<Column> columns;
    while (rows.executeStep()) {
        columns.push_back(
            {rows.getColumn(0).getString(), rows.getColumn(1).getString(), rows.getColumn(2).getString()});
    }
    return columns;
}

/// Another value of the same type, in the first row of turn 1 (or of the table).
std::string change(const Column& column) {
    std::string value = "coalesce(" + column.name + ", '') || ' '";
    if (column.type == "INTEGER") value = "coalesce(" + column.name + ", 0) + 1001";
    if (column.type == "BLOB") value = "zeroblob(length(" + column.name + "))";
    if (column.full() == "sheet.status") value = "'refused'";
    if (column.full() == "ruling.revoked_at") value = "'2026-11-17T00:00:00Z'";
    if (column.full() == "roll.imposed") value = "1 - imposed";
    std::string where = "1";
    if (column.table == "player" || column.table == "trail" || column.table == "chronicle") where = "n = 1";
    if (column.table == "message" || column.table == "mail") where = "id = 1";
    if (column.table == "link") where = "seat = 'anna'";
    if (column.table == "turn") where = "number = 1";
    if (column.table == "snapshot" || column.table == "sheet" || column.table == "ruling") where = "turn = 1";
    if (column.table == "entry" || column.table == "roll" || column.table == "ledger") where = "turn = 1 AND n = 1";
    return "PRAGMA ignore_check_constraints = ON; UPDATE " + column.table + " SET " + column.name + " = " + value +
           " WHERE " + where;
}

/// By this chain or by the second one.
TEST(ChainTest, EveryColumnIsCovered) {
    const sample::TemporaryFolder place;
    static_cast<void>(sample::busy(place / "game"));
    ASSERT_TRUE((*Store::open(place / "game")).verify());
    for (const Column& column : all_columns(place / "game")) {
        const fs::path copy = place / column.full();
        fs::copy(place / "game", copy);
        const std::string before = sample::dump(copy);
        sample::meddle(copy, change(column));
        EXPECT_NE(sample::dump(copy), before) << column.full() << ": there is no row to change";
        EXPECT_FALSE((*Store::open(copy)).verify()) << column.full() << " changed, and nobody noticed";
        fs::remove_all(copy);
    }
}

TEST(ChainTest, RowsThatVanishOrAppearAreNoticed) {
    const sample::TemporaryFolder place;
    static_cast<void>(sample::played(place / "game", 3));
    for (const auto* table : {"entry", "roll", "ledger", "sheet", "ruling", "snapshot"}) {
        const fs::path copy = place / table;
        fs::copy(place / "game", copy);
        sample::meddle(copy, std::string("DELETE FROM ") + table + " WHERE turn = 1");
        EXPECT_FALSE((*Store::open(copy)).verify()) << table;
    }
    fs::copy(place / "game", place / "more");
    sample::meddle(place / "more", "INSERT INTO entry VALUES (1, 9, 'bids', '\"everyone\"', '', 'bid', '{}')");
    EXPECT_FALSE((*Store::open(place / "more")).verify());
}

TEST(ChainTest, SaysWhichTurn) {
    const sample::TemporaryFolder place;
    static_cast<void>(sample::played(place / "game", 3));
    sample::meddle(place / "game", "UPDATE ledger SET amount = 1000000 WHERE turn = 2 AND n = 2");
    const auto verified = (*Store::open(place / "game")).verify();
    ASSERT_FALSE(verified);
    ASSERT_EQ(verified.problems().size(), 1U);
    EXPECT_THAT(verified.problems()[0].what, HasSubstr("turn 2: what is stored gives the hash"));
}

TEST(ChainTest, ATurnWrittenAnewBreaksTheNext) {
    const sample::TemporaryFolder place;
    static_cast<void>(sample::played(place / "game", 3));
    sample::meddle(place / "game", "UPDATE snapshot SET hash = 'mine' WHERE turn = 1");
    const auto verified = (*Store::open(place / "game")).verify();
    ASSERT_FALSE(verified);
    EXPECT_THAT(orders::describe(verified.problems()), HasSubstr("turn 2: does not follow from turn 1"));
}

}  // namespace
}  // namespace gm
