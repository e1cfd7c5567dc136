// The second chain: whatever is kept beside the turns cannot change, vanish or appear unnoticed, and is named.

#include "gm/store/chronicle.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "gm/store/covered_table.h"
#include "tests/unit/store/sample.h"

namespace gm {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string verified(const Store& store) {
    const auto outcome = store.verify();
    return outcome ? "sound" : orders::describe(outcome.problems());
}

std::string verified(const fs::path& folder) { return verified(*Store::open(folder)); }

class ChronicleTest : public testing::Test {
protected:
    /// What verification says of a copy of the game that somebody changed.
    std::string after(const std::string& sql) {
        const fs::path copy = place_ / "copy";
        fs::remove_all(copy);
        fs::copy(folder_, copy);
        sample::meddle(copy, sql);
        return verified(copy);
    }
    Store open() { return *Store::open(folder_, sample::writer()); }

    sample::TemporaryFolder place_;
    fs::path folder_ = place_ / "game";
};

TEST(Chronicle, IsWhatTheDecisionPageSays) {
    ChronicleRow row;
    row.n = 1;
    row.kind = "trail";
    row.key = "[1]";
    row.words = "line 1";
    row.digest = "beef";
    // Both from the Python of docs/decisions/second-chain.md.
    EXPECT_EQ(chronicle_hash("", row), "43c7fcd1bac72302ee7ea830ed98df42317ace73af21f3c0e88fc27e41e7e712");
    row.turn = 3;
    row.digest.reset();
    row.found = "";
    EXPECT_EQ(chronicle_hash("cafe", row), "9cb7eb52696d97bfb90eb341a7011cef066534fd47a9ffb67be86ee5993a38ee");
}

/// The digest of a row as it is now.
std::string digest_in(SQLite::Database& database, const std::string& kind, const std::string& key) {
    for (CoveredTable& table : covered_tables(database)) {
        if (table.name() != kind) continue;
        for (const ChronicleRow& row : table.all()) {
            if (row.key == key) return row.digest.value();
        }
    }
    throw std::out_of_range(kind + key);
}

struct Named {
    std::string sql;
    std::string what;
};

TEST_F(ChronicleTest, ARowThatWasChangedIsNamed) {
    static_cast<void>(sample::busy(folder_));
    ASSERT_EQ(verified(folder_), "sound");
    const std::vector<Named> cases{
        {"UPDATE campaign SET created_at = '2020-01-01T00:00:00Z'",
         "what the game began with (campaign, players file, seed)"},
        {"UPDATE player SET name = 'Eve' WHERE n = 0", "player anna (Anna)"},
        {"UPDATE player SET mail = 'eve@example.org' WHERE n = 1", "player bruno (Bruno)"},
        {"UPDATE turn SET resolved_at = '2020-01-01T00:00:00Z' WHERE number = 2",
         "turn 2: the note of when and by which rules it was resolved (2026-11-16T12:00:00Z)"},
        {"UPDATE sheet SET received_at = '2020-01-01T00:00:00Z' WHERE id = 5",
         "turn 4: sheet 5 of bruno (2026-11-16T12:00:00Z)"},
        {"UPDATE ruling SET reason = 'no reason' WHERE turn = 4", "turn 4: ruling 4 (fine, 2026-11-16T12:00:00Z)"},
        {"UPDATE message SET recipient = 'eve@example.org' WHERE id = 1",
         "turn 0: mail 1 to anna@example.org (report)"},
        {"UPDATE message SET text_body = 'You lost.' WHERE id = 6", "turn 4: mail 6 to anna@example.org (receipt)"},
        {"UPDATE attachment SET content = CAST('bid: 1' AS BLOB)", "attachment 1 of mail 6 (sheet.yaml)"},
        {"UPDATE mail SET raw = CAST('x' AS BLOB)", "mail 1 of those that came in (2026-11-16T12:00:00Z)"},
        {"UPDATE trail SET at = '2020-01-01T00:00:00Z' WHERE n = 3",
         "line 3 of the trail (rule, 2026-11-16T12:00:00Z)"},
        {"UPDATE editorial SET text = 'Hélas !'", "turn 3: the words for its bulletin (fr)"},
        {"UPDATE wording SET text = 'Tout.'", "turn 3: the game master's words for T3-QK7 (fr)"},
        {"UPDATE undone SET record = record || ' '", "turn 4: the record of an undone resolution (number 1)"},
        {"UPDATE link SET token_hash = 'mine' WHERE seat = '@gm'", "the private link of @gm"},
    };
    for (const Named& one : cases) {
        EXPECT_THAT(after(one.sql), HasSubstr(one.what + " was changed after gm wrote it")) << one.sql;
    }
    EXPECT_EQ(verified(folder_), "sound");
}

std::vector<std::string> texts(const fs::path& folder, const std::string& sql) {
    SQLite::Database database((folder / "game.db").string());
    SQLite::Statement rows(database, sql);
    std::vector<std::string> out;
    while (rows.executeStep()) out.push_back(rows.getColumn(0).getString());
    return out;
}

/// Each row of each table: taken away, and written once more under another key.
TEST_F(ChronicleTest, ARowThatVanishesOrAppearsIsNamed) {
    static_cast<void>(sample::busy(folder_));
    std::size_t rows = 0;
    for (const std::string& table : texts(folder_, "SELECT DISTINCT kind FROM chronicle")) {
        const std::string key = texts(folder_, "SELECT name FROM pragma_table_info('" + table +
                                                   "') WHERE pk > 0"
                                                   " ORDER BY pk DESC LIMIT 1")
                                    .at(0);
        for (const std::string& value : texts(folder_, "SELECT quote(" + key + ") FROM " + table)) {
            const std::string where = " WHERE " + key + " = " + value;
            const auto words =
                texts(folder_, "SELECT words FROM chronicle c WHERE kind = '" + table +
                                   "' AND n = "
                                   "(SELECT max(n) FROM chronicle WHERE kind = c.kind AND key = c.key)"
                                   " AND json_extract(key, '$[' || (json_array_length(key) - 1) || ']') = " +
                                   value);
            if (table == "campaign") continue;  // without it there is no game
            EXPECT_THAT(after("DELETE FROM " + table + where), HasSubstr(words.at(0) + " is missing"))
                << table << value;
            ++rows;
        }
    }
    EXPECT_GT(rows, 30U);
}

TEST_F(ChronicleTest, ARowThatNobodyWroteIsNamed) {
    static_cast<void>(sample::busy(folder_));
    const std::vector<Named> cases{
        {"INSERT INTO player VALUES (2, 'eve', 'Eve', 'e@example.org', 'en', NULL)", "player eve (Eve)"},
        {"INSERT INTO trail VALUES (99, '2026-11-16T13:00:00Z', 'send', '{}')",
         "line 99 of the trail (send, 2026-11-16T13:00:00Z)"},
        {"INSERT INTO ruling (turn, at, kind, reason, audience, data) VALUES (4, 'x', 'fine', 'x', '{}', '{}')",
         "turn 4: ruling 5 (fine, x)"},
        {"INSERT INTO link VALUES ('bruno', 1, 'mine', 'x')", "the private link of bruno"},
        {"INSERT INTO sheet (turn, player, received_at, source, raw, digest, status, problems)"
         " VALUES (4, 0, 'x', 'x', x'', '0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8', 'late', "
         "'[]')",
         "turn 4: sheet 6 of anna (x)"},
        {"CREATE TABLE added (a TEXT PRIMARY KEY) STRICT; INSERT INTO added VALUES ('x')",
         R"(row ["x"] of the table added)"},
    };
    for (const Named& one : cases)
        EXPECT_THAT(after(one.sql), HasSubstr(one.what + " was not written by gm")) << one.sql;
    // Somebody's own notes in the file, without a key: none of our business.
    EXPECT_EQ(after("CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('buy bread')"), "sound");
}

TEST_F(ChronicleTest, WhatGmRemovedAndIsBackIsNamed) {
    Store store = sample::busy(folder_);
    *store.edit_bulletin({3, "fr", "", {}}, {sample::noon, "bulletin"});
    ASSERT_EQ(verified(store), "sound");
    EXPECT_THAT(after("INSERT INTO editorial VALUES (3, 'fr', 'Bravo !')"),
                HasSubstr("turn 3: the words for its bulletin (fr) is there again, though gm removed it"));
}

/// Else whoever changes a mail that waits need only wait until it is sent.
TEST_F(ChronicleTest, WhatWasChangedStaysNamedAfterGmWroteToIt) {
    static_cast<void>(sample::busy(folder_));
    sample::meddle(folder_, "UPDATE message SET recipient = 'eve@example.org' WHERE id = 1");
    sample::meddle(
        folder_,
        "INSERT INTO message (id, turn, player, kind, recipient, subject, message_id, status, created_at, text_body)"
        " SELECT 50, turn, player, kind, recipient, subject, 'made-up', 'queued', created_at, 'Pay!'"
        " FROM message WHERE id = 2");
    sample::meddle(folder_, "DELETE FROM trail WHERE n = (SELECT max(n) FROM trail)");
    {
        Store store = open();
        *store.mark_sending(MessageId{1});
        *store.mark_sent(MessageId{1}, sample::noon);
        *store.mark_sending(MessageId{50});
        *store.set_links({{"bruno", 1, "5678", sample::noon}}, {sample::noon, "link"});  // takes the line's number
    }
    const std::string found = verified(folder_);
    EXPECT_THAT(found,
                HasSubstr("turn 0: mail 1 to anna@example.org (report) had been changed when gm wrote to it again"));
    EXPECT_THAT(found, HasSubstr("mail 50 to anna@example.org (report) was there before gm wrote it"));
    EXPECT_THAT(found, HasSubstr("of the trail (link, 2026-11-16T12:00:00Z) was missing when gm wrote another one"));
    EXPECT_THAT(found, Not(HasSubstr("bruno")));
}

TEST_F(ChronicleTest, RecordsThatAreMissingOrChangedAreNoticed) {
    static_cast<void>(sample::busy(folder_));
    EXPECT_THAT(after("DELETE FROM chronicle WHERE n = 5"), HasSubstr("of the second chain, record 5 is missing"));
    EXPECT_THAT(after("DELETE FROM chronicle WHERE n BETWEEN 5 AND 7"),
                HasSubstr("of the second chain, record 5 to 7 is missing"));
    EXPECT_THAT(after("UPDATE chronicle SET words = 'nothing' WHERE n = 5"),
                HasSubstr("record 5 (nothing) is not as it was written"));
    EXPECT_THAT(after("DELETE FROM chronicle WHERE n = 5; UPDATE chronicle SET n = 1 - n WHERE n > 5;"
                      "UPDATE chronicle SET n = -n WHERE n < 0"),
                AllOf(HasSubstr("of the second chain, record 5 ("), HasSubstr("not as it was written, nor are")));
    EXPECT_THAT(after("DELETE FROM chronicle"), HasSubstr("the second chain is missing"));
    // Its end alone: what was written last has no record.
    EXPECT_THAT(after("DELETE FROM chronicle WHERE n = (SELECT max(n) FROM chronicle)"),
                HasSubstr("was not written by gm"));
}

/// The new digest written into the record, too: then the record does not fit.
TEST_F(ChronicleTest, ARowAndItsRecordCannotBeChangedTogether) {
    static_cast<void>(sample::busy(folder_));
    const fs::path copy = place_ / "forged";
    fs::copy(folder_, copy);
    sample::meddle(copy, "UPDATE player SET name = 'Eve' WHERE n = 0");
    std::string digest;
    {
        SQLite::Database database((copy / "game.db").string());
        digest = digest_in(database, "player", "[0]");
    }
    sample::meddle(copy, "UPDATE chronicle SET digest = '" + digest + "' WHERE kind = 'player' AND key = '[0]'");
    EXPECT_THAT(verified(copy),
                HasSubstr("of the second chain, record 2 (player anna (Anna)) is not as it was written"));
}

TEST_F(ChronicleTest, WhatChangesNothingLeavesNoRecord) {
    Store store = sample::busy(folder_);
    const std::size_t before = (*store.chronicle()).size();
    *store.set_links({{"anna", 1, "1234", sample::noon}}, {sample::noon, "link"});
    EXPECT_EQ((*store.chronicle()).size(), before + 1) << "the line of the trail";
}

TEST_F(ChronicleTest, WhatIsRefusedLeavesNoRecord) {
    Store store = sample::busy(folder_);
    const std::size_t before = (*store.chronicle()).size();
    EXPECT_FALSE(store.add_messages({sample::message(3, "new@example.org"), sample::message(3, "receipt@example.org")},
                                    {sample::noon, "remind"}));
    EXPECT_EQ((*store.chronicle()).size(), before);
    *store.add_messages({sample::message(3, "new@example.org")}, {sample::noon, "remind"});
    EXPECT_EQ((*store.chronicle()).size(), before + 2);
    EXPECT_EQ(verified(store), "sound");
}

/// Values and their types, NULL and nothing, one column and the next: no two rows give one digest.
TEST_F(ChronicleTest, DigestsTellRowsApart) {
    static_cast<void>(sample::busy(folder_));
    SQLite::Database database((folder_ / "game.db").string(), SQLite::OPEN_READWRITE);
    database.exec(
        "CREATE TABLE loose (id INTEGER PRIMARY KEY, a, b);"
        "INSERT INTO loose VALUES (1, 'x', NULL), (2, NULL, 'x'), (3, '', ''), (4, NULL, ''), (5, NULL, NULL),"
        " (6, 1, NULL), (7, '1', NULL), (8, x'31', NULL), (9, 1.0, NULL)");
    std::set<std::string> seen;
    for (int id = 1; id <= 9; ++id) {
        database.exec("UPDATE loose SET id = 0 WHERE id = " + std::to_string(id));
        seen.insert(digest_in(database, "loose", "[0]"));
        database.exec("DELETE FROM loose WHERE id = 0");
    }
    EXPECT_EQ(seen.size(), 9U);
}

/// A later gm may add a column without making every row look changed.
TEST_F(ChronicleTest, AColumnThatIsAddedChangesNothing) {
    static_cast<void>(sample::busy(folder_));
    EXPECT_EQ(after("ALTER TABLE message ADD COLUMN colour TEXT"), "sound");
    EXPECT_THAT(after("ALTER TABLE message ADD COLUMN colour TEXT; UPDATE message SET colour = 'red' WHERE id = 2"),
                HasSubstr("turn 1: mail 2 to anna@example.org (report) was changed"));
}

TEST_F(ChronicleTest, EveryTableHasAKey) {
    static_cast<void>(sample::busy(folder_));
    SQLite::Database database((folder_ / "game.db").string());
    for (const TableLayout& layout : table_layouts(database)) {
        EXPECT_FALSE(layout.key.empty()) << layout.name;
        EXPECT_FALSE(texts(folder_, "SELECT 1 FROM " + layout.name).empty()) << layout.name << " is empty here";
    }
}

}  // namespace
}  // namespace gm
