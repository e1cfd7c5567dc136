// Every older version opens, and becomes what a new database is.

#include "gm/store/migrations.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <fstream>

#include "gm/store/database.h"
#include "resolution/seed.h"
#include "tests/unit/store/sample.h"

namespace gm {
namespace {

namespace fs = std::filesystem;
using testing::EndsWith;
using testing::HasSubstr;

const fs::path store_tests = fs::path(GM_SOURCE_DIR) / "tests/unit/store";

/// A game of that version: three turns, as `sqlite3 game.db .dump` wrote them when it was current. What versions have
/// in common stands once: `--@ 2-5` before lines says which versions have them.
std::string dump_of(int version) {
    std::ifstream woven(store_tests / "versions.sql");
    std::string dump;
    bool has = false;
    for (std::string line; std::getline(woven, line);) {
        int first = 0;
        int last = version;
        if (std::sscanf(line.c_str(), "--@ %d-%d", &first, &last) > 0) {
            has = first <= version && version <= last;
        } else if (has) {
            dump += line + "\n";
        }
    }
    return dump;
}

void restore(const fs::path& folder, int version) {
    fs::create_directory(folder);
    SQLite::Database database((folder / "game.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(dump_of(version));
}

std::string schema(const fs::path& folder) {
    SQLite::Database database((folder / "game.db").string());
    SQLite::Statement rows(database, "SELECT name, sql FROM sqlite_schema ORDER BY name");
    std::string out;
    while (rows.executeStep()) out += rows.getColumn(0).getString() + ": " + rows.getColumn(1).getString() + "\n";
    return out;
}

class OlderVersion : public testing::TestWithParam<int> {
protected:
    sample::TemporaryFolder place_;
    fs::path folder_ = place_ / "old";
};

TEST_P(OlderVersion, OpensWithAllItsTurns) {
    ASSERT_THAT(dump_of(GetParam()), EndsWith("\nPRAGMA user_version=" + std::to_string(GetParam()) + ";\n"))
        << "every version needs its dump: see MigrationsTest.DISABLED_AddTheDumpOfThisVersion";
    restore(folder_, GetParam());
    const auto store = Store::open(folder_);
    ASSERT_TRUE(store) << orders::describe(store.problems());
    EXPECT_EQ((*store->last_turn()).number, 3);
    EXPECT_EQ((*store->players()).size(), 2U);
    const auto verified = store->verify();
    EXPECT_TRUE(verified) << orders::describe(verified.problems());
}

TEST_P(OlderVersion, BecomesWhatANewOneIs) {
    restore(folder_, GetParam());
    static_cast<void>(Store::open(folder_));
    static_cast<void>(sample::played(place_ / "new", 3));
    EXPECT_EQ(schema(folder_), schema(place_ / "new"));
    SQLite::Database database((folder_ / "game.db").string());
    EXPECT_EQ(version_of(database), current_version());
}

TEST_P(OlderVersion, GoesOn) {
    restore(folder_, GetParam());
    auto store = Store::open(folder_, sample::writer());
    ASSERT_TRUE(store);
    EXPECT_TRUE(store->record_turn(sample::turn_record(4)));
    EXPECT_TRUE(store->verify());
}

INSTANTIATE_TEST_SUITE_P(Store, OlderVersion, testing::Range(1, current_version() + 1));

/// What the columns of a mail say that an older version had only its Message-ID for.
std::string numbers_read(const std::string& kind, const std::string& message_id) {
    const sample::TemporaryFolder place;
    restore(place / "old", 6);
    SQLite::Database database((place / "old" / "game.db").string(), SQLite::OPEN_READWRITE);
    database.exec(
        "INSERT INTO message (turn, player, kind, recipient, subject, message_id, status, created_at, text_body)"
        " VALUES (4, 0, '" +
        kind + "', 'a@b', '', '" + message_id + "', 'queued', '" + sample::noon + "', '')");
    const auto store = Store::open(place / "old");
    const auto verified = store->verify();
    EXPECT_TRUE(verified) << orders::describe(verified.problems());
    const MessageRow mail = store->messages(4)->back();
    const auto shown = [](const auto& number) { return number ? std::to_string(static_cast<int>(*number)) : "-"; };
    return shown(mail.sheet_number) + " " + shown(mail.attempt) + " " + shown(mail.ruling);
}

TEST(MigrationsTest, WhatMessageIdsSaidIsReadOutOfThemOnce) {
    const std::string game = "<cb2f5160fc1f7e05.t4.";
    const std::string seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    const std::string ruling = ".ruling" + resolution::digest(seed + " ruling 2").substr(0, 16);
    EXPECT_EQ(numbers_read("receipt", game + "receipt.anna.12@gm.invalid>"), "12 - -");
    EXPECT_EQ(numbers_read("receipt", game + "receipt.anna.2.accepted@gm.invalid>"), "2 - -");
    EXPECT_EQ(numbers_read("receipt", game + "receipt.anna" + ruling + "@gm.invalid>"), "- - 2");
    EXPECT_EQ(numbers_read("handover", game + "handover.anna" + ruling + ".withdrawn3@gm.invalid>"), "- - 2");
    EXPECT_EQ(numbers_read("report", game + "report.anna@gm.invalid>"), "- 1 -");
    EXPECT_EQ(numbers_read("bulletin", game + "bulletin.anna.r3@gm.invalid>"), "- 3 -");
    EXPECT_EQ(numbers_read("reveal", game + "reveal.anna.r2.withdrawn7@gm.invalid>"), "- - -");
    EXPECT_EQ(numbers_read("reminder", game + "reminder.anna@gm.invalid>"), "- - -");
    EXPECT_EQ(numbers_read("report", "<cb2f5160fc1f7e05.t4.report.annabel.r2@gm.invalid>"), "- - -") << "another's";
    EXPECT_EQ(numbers_read("report", "<somebody@example.org>"), "- - -");
}

TEST(MigrationsTest, AMailThatWasTamperedWithBeforeIsNamedAfter) {
    const sample::TemporaryFolder place;
    restore(place / "old", 7);
    SQLite::Database database((place / "old" / "game.db").string(), SQLite::OPEN_READWRITE);
    database.exec("UPDATE message SET message_id = '<cb2f5160fc1f7e05.t3.report.anna@gm.invalid>' WHERE turn = 3");
    const auto store = Store::open(place / "old");
    ASSERT_TRUE(store) << orders::describe(store.problems());
    EXPECT_EQ(store->messages(3)->front().attempt, 1);
    const auto verified = store->verify();
    ASSERT_FALSE(verified);
    EXPECT_THAT(orders::describe(verified.problems()), HasSubstr("to anna@example.org (report)"));
}

TEST(MigrationsTest, AreNumberedOneByOne) {
    int expected = 0;
    for (const Migration& step : migrations()) EXPECT_EQ(step.version, ++expected);
}

TEST(MigrationsTest, ANewerVersionIsRefusedAndStaysAsItIs) {
    const sample::TemporaryFolder place;
    const fs::path folder = place / "game";
    static_cast<void>(sample::played(folder, 1));
    const int newer = current_version() + 2;
    sample::meddle(folder, "PRAGMA user_version = " + std::to_string(newer));
    const std::string before = sample::dump(folder);
    const std::string expected = "made by a newer gm (version " + std::to_string(newer) + ", this one knows " +
                                 std::to_string(current_version()) + "): upgrade gm";
    const auto reader = Store::open(folder);
    ASSERT_FALSE(reader);
    EXPECT_THAT(orders::describe(reader.problems()), HasSubstr(expected));
    const auto writer = Store::open(folder, sample::writer());
    ASSERT_FALSE(writer);
    EXPECT_THAT(orders::describe(writer.problems()), HasSubstr(expected));
    EXPECT_EQ(sample::dump(folder), before);
}

class StepsTest : public testing::Test {
protected:
    StepsTest() : database_((place_ / "steps.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE) {
        migrate(database_, std::array{first_});
        database_.exec("INSERT INTO parent VALUES (1); INSERT INTO child VALUES (1)");
    }
    Migration first_{1,
                     "CREATE TABLE parent (id INTEGER PRIMARY KEY) STRICT;"
                     "CREATE TABLE child (parent INTEGER REFERENCES parent (id)) STRICT;"};
    sample::TemporaryFolder place_;
    SQLite::Database database_;
};

TEST_F(StepsTest, ATableThatOthersPointToCanBeRebuilt) {
    const Migration second{2,
                           "CREATE TABLE wider (id INTEGER PRIMARY KEY, name TEXT) STRICT;"
                           "INSERT INTO wider SELECT id, 'x' FROM parent;"
                           "DROP TABLE parent; ALTER TABLE wider RENAME TO parent;"};
    migrate(database_, std::array{first_, second});
    EXPECT_EQ(version_of(database_), 2);
    EXPECT_EQ(database_.execAndGet("SELECT name FROM parent").getString(), "x");
    EXPECT_EQ(database_.execAndGet("PRAGMA foreign_keys").getInt(), 1);
}

TEST_F(StepsTest, AStepThatFailsUndoesThoseBeforeIt) {
    const Migration second{2, "CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT;"};
    const Migration broken{3, "CREATE TABLE other (id INTEGER PRIMARY KEY) STRICT; INSERT INTO nowhere VALUES (1);"};
    EXPECT_THROW(migrate(database_, std::array{first_, second, broken}), SQLite::Exception);
    EXPECT_EQ(version_of(database_), 1);
    EXPECT_FALSE(database_.tableExists("extra"));
    EXPECT_FALSE(database_.tableExists("other"));
}

TEST_F(StepsTest, AStepThatLeavesARowPointingNowhereIsUndone) {
    const Migration second{2, "DELETE FROM parent;"};
    EXPECT_THROW(migrate(database_, std::array{first_, second}), SQLite::Exception);
    EXPECT_EQ(database_.execAndGet("SELECT count(*) FROM parent").getInt(), 1);
}

/// Run by hand when a version is about to be released:
///   gm_unit_tests --gtest_also_run_disabled_tests --gtest_filter='*AddTheDump*'
TEST(MigrationsTest, DISABLED_AddTheDumpOfThisVersion) {
    const sample::TemporaryFolder place;
    static_cast<void>(sample::played(place / "game", 3));
    const std::string version = std::to_string(current_version());
    const std::string file = (place / "dump.sql").string();
    const std::string command = "sqlite3 " + (place / "game").string() + "/game.db .dump > " + file +
                                " && printf 'PRAGMA application_id=" + std::to_string(application_id) +
                                ";\\nPRAGMA user_version=" + version + ";\\n' >> " + file + " && " +
                                (store_tests / "add_version.py").string() + " " + version + " " + file;
    EXPECT_EQ(std::system(command.c_str()), 0);
}

}  // namespace
}  // namespace gm
