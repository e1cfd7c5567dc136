// A resolution that is undone: kept whole, checked as strictly as the others, and gone from the game.

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/store/sample.h"

namespace gm {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

TrailRow undo_trail(int turn) { return {sample::noon, "undo", R"({"turn":)" + std::to_string(turn) + "}"}; }

class UndoTest : public testing::Test {
protected:
    sample::TemporaryFolder place_;
    fs::path folder_ = place_ / "game";
    Store store_ = sample::played(folder_, 3);

    UndoneTurn undo(int turn = 3) {
        auto undone = store_.undo_turn(turn, "a sheet was overlooked", undo_trail(turn));
        if (!undone) throw std::runtime_error(orders::describe(undone.problems()));
        return *undone;
    }
    /// Resolves the turn anew, with its sheet.
    std::string redo(int turn = 3) {
        TurnRecord record = sample::turn_record(turn);
        record.messages = {sample::message(turn, "again-" + std::to_string(turn) + "@example.org")};
        for (const SheetRow& sheet : *store_.sheets(turn)) {
            if (sheet.status == SheetStatus::received) record.sheets.push_back({sheet.id, SheetStatus::counted});
        }
        return *store_.record_turn(record);
    }
    std::vector<std::string> statuses(int turn) {
        std::vector<std::string> out;
        for (const SheetRow& sheet : *store_.sheets(turn)) out.emplace_back(to_text(sheet.status));
        return out;
    }
    void expect_sound() {
        const auto verified = store_.verify();
        EXPECT_TRUE(verified) << orders::describe(verified.problems());
    }
};

TEST_F(UndoTest, TheTurnBeforeIsTheLastOneAndItsSheetsWait) {
    undo();
    EXPECT_EQ((*store_.last_turn()).number, 2);
    EXPECT_FALSE(store_.snapshot(3));
    EXPECT_TRUE((*store_.entries(3)).empty());
    EXPECT_TRUE((*store_.rolls(3)).empty());
    EXPECT_TRUE((*store_.ledger(3)).empty());
    EXPECT_THAT(statuses(3), ElementsAre("received"));
    EXPECT_THAT(statuses(2), ElementsAre("counted"));
    EXPECT_EQ((*store_.trail()).back().action, "undo");
    expect_sound();
}

TEST_F(UndoTest, TheWholeRecordIsKept) {
    const auto entries = *store_.entries(3);
    const auto rolls = *store_.rolls(3);
    const auto ledger = *store_.ledger(3);
    const auto snapshot = *store_.snapshot(3);
    const auto sheets = *store_.counted_sheets(3);
    undo();
    const auto all = *store_.undone(3);
    ASSERT_EQ(all.size(), 1U);
    const UndoneTurn& kept = all[0];
    EXPECT_EQ(kept.turn.number, 3);
    EXPECT_EQ(kept.turn.resolved_at, sample::noon);
    EXPECT_EQ(kept.snapshot.state, snapshot.state);
    EXPECT_EQ(kept.snapshot.hash, snapshot.hash);
    EXPECT_EQ(kept.snapshot.previous, snapshot.previous);
    EXPECT_EQ(kept.reason, "a sheet was overlooked");
    EXPECT_EQ(kept.at, sample::noon);
    ASSERT_EQ(kept.entries.size(), entries.size());
    EXPECT_EQ(kept.entries[1].data, entries[1].data);
    ASSERT_EQ(kept.rolls.size(), rolls.size());
    EXPECT_EQ(kept.rolls[1].value, rolls[1].value);
    EXPECT_TRUE(kept.rolls[1].imposed);
    ASSERT_EQ(kept.ledger.size(), ledger.size());
    EXPECT_EQ(kept.ledger[0].amount, ledger[0].amount);
    EXPECT_EQ(kept.ledger[1].player, sample::bruno);
    ASSERT_EQ(kept.sheets.size(), 1U);
    EXPECT_EQ(kept.sheets[0].sheet, sheets[0].id);
    EXPECT_EQ(kept.sheets[0].digest, sheets[0].digest);
    ASSERT_EQ(kept.rulings.size(), 1U);
    EXPECT_EQ(kept.rulings[0].reason, "late twice");
    EXPECT_EQ(chain_hash(kept), snapshot.hash);
    EXPECT_EQ(to_record(kept), to_record(*from_record(to_record(kept))));
}

TEST_F(UndoTest, ResolvedAgainTheSameItHasTheSameHash) {
    const std::string hash = (*store_.snapshot(3)).hash;
    undo();
    EXPECT_EQ(redo(), hash);
    expect_sound();
}

TEST_F(UndoTest, TurnsAreUndoneOneAfterTheOtherDownToTheSetup) {
    undo(3);
    undo(2);
    undo(1);
    EXPECT_EQ((*store_.last_turn()).number, 0);
    expect_sound();
    const auto refused = store_.undo_turn(0, "", undo_trail(0));
    ASSERT_FALSE(refused);
    EXPECT_THAT(orders::describe(refused.problems()), HasSubstr("the setup of a game cannot be undone"));
    redo(1);
    redo(2);
    redo(3);
    expect_sound();
    undo(3);
    EXPECT_EQ(*store_.times_undone(3), 2);
    EXPECT_EQ(*store_.times_undone(1), 1);
    expect_sound();
}

TEST_F(UndoTest, OnlyTheLastTurnCanBeUndone) {
    const auto refused = store_.undo_turn(2, "", undo_trail(2));
    ASSERT_FALSE(refused);
    EXPECT_THAT(orders::describe(refused.problems()), HasSubstr("the last one resolved is 3"));
    EXPECT_EQ((*store_.trail()).back().action, "resolve");
}

TEST_F(UndoTest, ARulingOfAnOpenTurnCanBeRevokedAgain) {
    const RulingId ruling = (*store_.rulings(3)).at(0).id;
    EXPECT_FALSE(store_.revoke_ruling(ruling, {sample::noon, "rule"}));
    undo();
    EXPECT_TRUE(store_.revoke_ruling(ruling, {sample::noon, "rule"}));
    const std::string before = (*store_.undone(3)).at(0).snapshot.hash;
    EXPECT_NE(redo(), before);
    expect_sound();
}

TEST_F(UndoTest, AMailThatHasNotLeftNeverDoes) {
    const MessageId mail = (*store_.messages(3)).at(0).id;
    undo();
    EXPECT_TRUE((*store_.messages(3)).empty());
    ASSERT_EQ((*store_.withdrawn_messages(3)).size(), 1U);
    for (const MessageRow& waiting : *store_.unsent_messages()) EXPECT_NE(waiting.id, mail);
    EXPECT_FALSE(store_.mark_sending(mail));
    EXPECT_FALSE(store_.mark_sent(mail, sample::noon));
    EXPECT_FALSE(store_.put_back_messages({mail}, {sample::noon, "send"}));
    EXPECT_FALSE(store_.declare_sent(mail, {sample::noon, "send"}));
    EXPECT_EQ((*store_.withdrawn_messages(3)).at(0).status, MessageStatus::queued);
}

TEST_F(UndoTest, AMailThatFailedIsNotTriedAgain) {
    const MessageId mail = (*store_.messages(3)).at(0).id;
    ASSERT_TRUE(store_.mark_sending(mail));
    ASSERT_TRUE(store_.mark_failed(mail, "mailbox full"));
    undo();
    EXPECT_FALSE(store_.put_back_messages({mail}, {sample::noon, "send"}));
    EXPECT_FALSE(store_.mark_sending(mail));
}

TEST_F(UndoTest, AMailInDoubtCanOnlyBeFoundToHaveArrived) {
    const MessageId mail = (*store_.messages(3)).at(0).id;
    ASSERT_TRUE(store_.mark_sending(mail));
    undo();
    EXPECT_FALSE(store_.put_back_messages({mail}, {sample::noon, "send"}));
    EXPECT_TRUE(store_.declare_sent(mail, {sample::noon, "send"}));
}

TEST_F(UndoTest, AMailThatHasLeftMayStandAgainAndNoOther) {
    const MessageId sent = (*store_.messages(3)).at(0).id;
    const MessageId waiting = (*store_.messages(2)).at(0).id;
    ASSERT_TRUE(store_.mark_sent(sent, sample::noon));
    undo(3);
    undo(2);
    redo(2);
    TurnRecord record = sample::turn_record(3);
    record.messages.clear();
    record.standing = {waiting};
    EXPECT_FALSE(store_.record_turn(record)) << "it has not left";
    EXPECT_EQ((*store_.last_turn()).number, 2);
    record.standing = {sent};
    ASSERT_TRUE(store_.record_turn(record));
    ASSERT_EQ((*store_.messages(3)).size(), 1U);
    EXPECT_EQ((*store_.messages(3)).at(0).status, MessageStatus::sent);
}

TEST_F(UndoTest, LaterMailsReferToMailsThatHaveLeftAndToNoneThatHasNot) {
    ASSERT_TRUE(store_.mark_sent((*store_.messages(2)).at(0).id, sample::noon));
    undo(3);
    undo(2);
    redo(2);
    EXPECT_THAT(*store_.earlier_message_ids(sample::message(3, "x")),
                ElementsAre("turn-0@example.org", "turn-1@example.org", "turn-2@example.org", "again-2@example.org"));
    undo(2);
    EXPECT_THAT(*store_.earlier_message_ids(sample::message(3, "x")),
                ElementsAre("turn-0@example.org", "turn-1@example.org", "turn-2@example.org"));
}

TEST_F(UndoTest, ReceiptsStay) {
    NewMessage receipt = sample::message(3, "receipt-3@example.org");
    receipt.kind = MessageKind::receipt;
    ASSERT_TRUE(store_.add_messages({receipt}, {sample::noon, "import"}));
    undo();
    ASSERT_EQ((*store_.messages(3)).size(), 1U);
    EXPECT_EQ((*store_.messages(3)).at(0).kind, MessageKind::receipt);
}

TEST_F(UndoTest, SheetsForTheTurnAfterStayAndAreChecked) {
    NewSheet early = sample::sheet(sample::bruno, "bid: 9\n");
    early.turn = 4;
    ASSERT_TRUE(store_.add_sheet(early, {}, {sample::noon, "import"}));
    undo();
    EXPECT_THAT(statuses(4), ElementsAre("received"));
    expect_sound();
    sample::meddle(folder_, "UPDATE sheet SET raw = CAST('bid: 1' AS BLOB) WHERE turn = 4");
    EXPECT_FALSE(store_.verify());
}

/// Any byte of what is kept, changed behind our back.
TEST_F(UndoTest, AChangedRecordIsNoticed) {
    undo();
    const std::string record = to_record((*store_.undone(3)).at(0));
    for (std::size_t at = 0; at < record.size(); at += 7) {
        const fs::path copy = place_ / ("copy-" + std::to_string(at));
        fs::copy(folder_, copy);
        sample::meddle(copy, "PRAGMA ignore_check_constraints = ON; UPDATE undone SET record = substr(record, 1, " +
                                 std::to_string(at) + ") || '#' || substr(record, " + std::to_string(at + 2) + ")");
        const auto verified = (*Store::open(copy)).verify();
        ASSERT_FALSE(verified) << "byte " << at;
        EXPECT_THAT(orders::describe(verified.problems()), HasSubstr("turn 3: as it was before it was undone"));
        fs::remove_all(copy);
    }
}

TEST_F(UndoTest, ARecordThatWasMadeUpIsNoticedThoughItsDigestFits) {
    UndoneTurn made_up = undo();
    made_up.ledger[0].amount = 1'000'000;
    SQLite::Database database((folder_ / "game.db").string(), SQLite::OPEN_READWRITE, 10'000);
    SQLite::Statement forge(database, "UPDATE undone SET record = ?, digest = ?");
    forge.bind(1, to_record(made_up));
    forge.bind(2, resolution::digest(to_record(made_up)));
    EXPECT_EQ(forge.exec(), 1);
    const auto verified = store_.verify();
    ASSERT_FALSE(verified);
    EXPECT_THAT(orders::describe(verified.problems()), HasSubstr("does not give its hash"));
}

TEST_F(UndoTest, ARecordThatFollowsFromNothingIsNoticed) {
    undo(3);
    undo(2);
    expect_sound();
    sample::meddle(folder_, "DELETE FROM undone WHERE turn = 2");
    const auto verified = store_.verify();
    ASSERT_FALSE(verified);
    EXPECT_THAT(orders::describe(verified.problems()), HasSubstr("it does not follow from turn 2"));
}

TEST(UndoneRecord, WhatIsNoRecordIsNone) {
    EXPECT_FALSE(from_record(""));
    EXPECT_FALSE(from_record("[]"));
    EXPECT_FALSE(from_record(R"({"turn": 3})"));
}

}  // namespace
}  // namespace gm
