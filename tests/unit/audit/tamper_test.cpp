// Whatever byte of the record is changed, `gm audit verify` notices, and says in which turn.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <random>
#include <set>

#include "gm/play/resolve.h"
#include "tests/support/played_game.h"
#include "tests/support/stored_game.h"
#include "tests/support/table.h"
#include "tests/support/temporary_folder.h"
#include "tests/unit/audit/meddler.h"

namespace {

using gm::GameInPlay;
using gm::Store;
using gm::Verification;
using gm::test::Cell;
using gm::test::Meddler;
using gm::test::verified;
using gm::test::words;
using testing::HasSubstr;

const std::string now = "2026-11-16T12:00:00Z";

/// A turn without sheets, with the die imposed.
void play_imposed_turn(const std::filesystem::path& folder, const std::string& dice) {
    auto in_play = GameInPlay::open(folder, {"test", now});
    ASSERT_TRUE(in_play);
    auto resolved = gm::resolve_turn(*in_play, {*orders::parse_document(dice, "dice.yaml"), now});
    ASSERT_TRUE(resolved) << orders::describe(resolved.problems());
    ASSERT_TRUE(gm::commit_turn(*in_play, *resolved));
}

const std::vector<Cell>& covered_texts() {
    static const std::vector<Cell> all{
        {"campaign", "game"},
        {"campaign", "campaign_text"},
        {"campaign", "players_text"},
        {"campaign", "commitment"},
        {"campaign", "seed", true},
        {"sheet", "raw", true},
        {"sheet", "digest"},
        {"roll", "label"},
        {"roll", "range"},
        {"roll", "value"},
        {"entry", "step"},
        {"entry", "audience"},
        {"entry", "rule"},
        {"entry", "kind"},
        {"entry", "data"},
        {"ledger", "step"},
        {"ledger", "reason"},
        {"ledger", "rule"},
        {"snapshot", "state"},
        {"snapshot", "hash"},
        {"snapshot", "previous"},
    };
    return all;
}

/// Flips a byte of that cell; expects it to be noticed in that turn; puts it back.
void flip_and_verify(const std::filesystem::path& folder, Meddler& meddler, const Cell& cell, int turn,
                     std::mt19937_64& random) {
    const auto keys = meddler.keys(cell.table, turn);
    if (keys.empty()) return;
    const std::string& key = keys[random() % keys.size()];
    const std::string before = meddler.rows(cell, key).at(0);
    if (before.empty()) return;
    std::string after = before;
    const std::size_t place = random() % after.size();
    after[place] = static_cast<char>(after[place] ^ static_cast<char>(1 + random() % 127));
    meddler.set(cell, key, after);
    const Verification found = verified(folder);
    const std::string what = cell.table + "." + cell.column + key + ", byte " + std::to_string(place);
    EXPECT_FALSE(found.sound()) << what << " was changed, and nobody noticed";
    if (cell.table != "campaign") {
        EXPECT_EQ(found.first_turn(), turn) << what << "\n" << words(found);
    }
    meddler.set(cell, key, before);
}

TEST(Tampering, EveryCoveredColumnOfEveryTurn) {
    const std::uint64_t seed = test_support::base_seed();
    std::cout << "GM_TEST_SEED=" << seed << '\n';
    const test_support::TemporaryFolder place;
    const auto folder = place.path() / "game";
    test_support::play_stored_game({test_support::shipped_campaign("tiny"), 4, 1, 1}, folder);
    play_imposed_turn(folder, "die: 3\n");
    ASSERT_TRUE(verified(folder).sound());
    std::mt19937_64 random(seed);
    Meddler meddler(folder);
    for (const Cell& cell : covered_texts()) {
        for (int turn = 0; turn <= 2; ++turn) flip_and_verify(folder, meddler, cell, turn, random);
    }
    EXPECT_TRUE(verified(folder).sound()) << words(verified(folder));
}

TEST(Tampering, AnyByteOfAGameWithManyRules) {
    const std::uint64_t seed = test_support::base_seed();
    std::cout << "GM_TEST_SEED=" << seed << '\n';
    const test_support::TemporaryFolder place;
    const auto folder = place.path() / "game";
    test_support::play_stored_game({test_support::shipped_campaign("corporate"), 10, 2, 2}, folder);
    std::mt19937_64 random(seed);
    Meddler meddler(folder);
    for (int i = 0; i < 40; ++i) {
        const Cell& cell = covered_texts()[random() % covered_texts().size()];
        flip_and_verify(folder, meddler, cell, static_cast<int>(random() % 3), random);
    }
    EXPECT_TRUE(verified(folder).sound()) << words(verified(folder));
}

/// Numbers, and rows that vanish, appear or move.
TEST(Tampering, NumbersAndRows) {
    const test_support::TemporaryFolder place;
    const auto folder = place.path() / "game";
    test_support::play_stored_game({test_support::shipped_campaign("tiny"), 4, 1, 2}, folder);
    for (const std::string sql : {
             "UPDATE ledger SET amount = amount + 1 WHERE turn = 1 AND n = 1",
             "UPDATE ledger SET balance = balance + 1 WHERE turn = 1 AND n = 1",
             "UPDATE ledger SET player = 1 - player WHERE turn = 1 AND n = 1",
             "UPDATE ledger SET detail = 'x' WHERE turn = 1 AND n = 1",
             "UPDATE ledger SET n = 1000 WHERE turn = 1 AND n = (SELECT max(n) FROM ledger WHERE turn = 1)",
             "UPDATE entry SET n = 1000 WHERE turn = 1 AND n = (SELECT max(n) FROM entry WHERE turn = 1)",
             "UPDATE roll SET n = 1000 WHERE turn = 1 AND n = (SELECT max(n) FROM roll WHERE turn = 1)",
             "UPDATE roll SET imposed = 1 WHERE turn = 1 AND n = 1",
             "UPDATE turn SET game_turn = 7 WHERE number = 1",
             "UPDATE turn SET rules_version = 7 WHERE number = 1",
             "DELETE FROM entry WHERE turn = 1 AND n = 1",
             "DELETE FROM roll WHERE turn = 1",
             "DELETE FROM ledger WHERE turn = 1",
             "INSERT INTO entry VALUES (1, 1000, 'x', '\"everyone\"', '', 'x', '{}')",
             "UPDATE sheet SET status = 'refused' WHERE turn = 1",
             "UPDATE sheet SET player = NULL, status = 'refused' WHERE turn = 1 AND player = 0",
             "INSERT INTO ruling (turn, at, kind, reason, audience, data) VALUES (1, 'x', 'x', 'x', '{}', '{}')",
         }) {
        const auto copy = place.path() / "copy";
        std::filesystem::copy(folder, copy);
        Meddler(copy).run(sql);
        const Verification found = verified(copy);
        EXPECT_FALSE(found.sound()) << sql;
        EXPECT_EQ(found.first_turn(), 1) << sql << "\n" << words(found);
        std::filesystem::remove_all(copy);
    }
}

/// Any byte of any text in any table: in both chains together there is no gap.
TEST(Tampering, EveryTextOfEveryTable) {
    const std::uint64_t seed = test_support::base_seed();
    std::cout << "GM_TEST_SEED=" << seed << '\n';
    const test_support::TemporaryFolder place;
    const auto folder = place.path() / "game";
    test_support::play_stored_game({test_support::shipped_campaign("tiny"), 3, 1, 1}, folder);
    std::mt19937_64 random(seed);
    std::set<std::string> tables;
    for (const Cell& cell : Meddler(folder).texts()) {
        const auto copy = place.path() / "copy";
        std::filesystem::copy(folder, copy);
        Meddler meddler(copy);
        const auto keys = meddler.filled(cell);
        if (!keys.empty()) {
            const std::string& key = keys[random() % keys.size()];
            std::string bytes = meddler.rows(cell, key).at(0);
            char& byte = bytes[random() % bytes.size()];
            byte = static_cast<char>(byte ^ static_cast<char>(1 + random() % 127));
            meddler.set(cell, key, bytes);
            EXPECT_FALSE(verified(copy).changes.empty()) << cell.table << '.' << cell.column << key << " was changed";
            tables.insert(cell.table);
        }
        std::filesystem::remove_all(copy);
    }
    EXPECT_GT(tables.size(), 10U);
}

/// What is not play does not keep the turns from being played again.
TEST(Tampering, MailsTrailAndAddressesAreNamedAndTheTurnsPlayedAgain) {
    const test_support::TemporaryFolder place;
    const auto folder = place.path() / "game";
    test_support::play_stored_game({test_support::shipped_campaign("tiny"), 3, 1, 2}, folder);
    Meddler meddler(folder);
    meddler.run("UPDATE message SET text_body = 'other' WHERE id = 1");
    meddler.run("UPDATE trail SET at = '2020-01-01T00:00:00Z' WHERE n = 2");
    meddler.run("UPDATE player SET mail = 'other@example.org' WHERE n = 0");
    meddler.run("UPDATE turn SET resolved_at = '2020-01-01T00:00:00Z' WHERE number = 1");
    const Verification found = verified(folder);
    EXPECT_FALSE(found.sound());
    EXPECT_EQ(found.changes.size(), 4U) << words(found);
    EXPECT_EQ(found.first_turn(), 0);
    EXPECT_EQ(found.turns, 3U);
    EXPECT_FALSE(found.stopped);
    meddler.run("UPDATE player SET id = 'p9' WHERE n = 0");
    EXPECT_GT(verified(folder).changes.size(), 4U);
}

/// All of it cut back together: only who noted the last record knows.
TEST(Tampering, WhatWasCutOffIsMissedByWhoNotedItsRecord) {
    const test_support::TemporaryFolder place;
    const auto folder = place.path() / "game";
    test_support::play_stored_game({test_support::shipped_campaign("tiny"), 3, 1, 1}, folder);
    const std::string noted = verified(folder).second_chain.head;
    {
        auto store = *Store::open(folder, {"test", now});
        ASSERT_TRUE(store.set_links({{"p1", 1, "1234", now}}, {now, "link"}));
    }
    const std::string later = verified(folder).second_chain.head;
    Meddler(folder).run(
        "DELETE FROM link; DELETE FROM trail WHERE action = 'link';"
        "DELETE FROM chronicle WHERE n > (SELECT max(n) - 2 FROM chronicle)");
    const Store store = *Store::open(folder);
    EXPECT_TRUE(gm::verify_game(store)->sound());
    EXPECT_TRUE(gm::verify_game(store, {}, noted)->sound());
    EXPECT_EQ(gm::verify_game(store, {}, noted)->second_chain.noted, gm::verify_game(store)->second_chain.records);
    EXPECT_TRUE(gm::verify_game(store, {}, noted.substr(0, 16))->second_chain.noted);
    EXPECT_FALSE(gm::verify_game(store, {}, later)->sound());
    EXPECT_THAT(words(*gm::verify_game(store, {}, later)), HasSubstr("what was noted down is not in the second chain"));
}

}  // namespace
