// What goes into the store comes out of it, and what makes no sense is refused whole.

#include "gm/store/store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/store/sample.h"

namespace gm {
namespace {

using testing::HasSubstr;

class StoreTest : public testing::Test {
protected:
    sample::TemporaryFolder place_;
    std::filesystem::path folder_ = place_ / "game";
};

template <class T>
std::string words(const orders::Result<T>& result) {
    return result ? "done" : orders::describe(result.problems());
}

TEST_F(StoreTest, KeepsWhatAGameIsMadeOf) {
    const Store store = sample::played(folder_, 0);
    const NewGame game = sample::new_game();
    const CampaignRow row = *store.campaign();
    EXPECT_EQ(row.game, "sample");
    EXPECT_EQ(row.rules_version, 1);
    EXPECT_EQ(row.campaign.name, "sample.yaml");
    EXPECT_EQ(row.campaign.text, game.campaign.campaign.text);
    EXPECT_EQ(row.players.text, game.campaign.players.text);
    EXPECT_EQ(row.seed, game.campaign.seed);
    EXPECT_EQ(row.commitment, "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6");
    const auto players = *store.players();
    ASSERT_EQ(players.size(), 2U);
    EXPECT_EQ(players[1].id, "bruno");
    EXPECT_EQ(players[1].language, "fr");
    EXPECT_FALSE(players[1].token_hash);
}

TEST_F(StoreTest, KeepsWhatATurnLeaves) {
    static_cast<void>(sample::played(folder_, 2));
    const Store store = *Store::open(folder_);
    EXPECT_EQ((*store.last_turn()).number, 2);
    EXPECT_EQ((*store.turns()).size(), 3U);
    EXPECT_EQ((*store.snapshot(2)).state, R"({"turn":2})");
    EXPECT_EQ((*store.snapshot(2)).previous, (*store.snapshot(1)).hash);
    const auto entries = *store.entries(2);
    ASSERT_EQ(entries.size(), 3U);
    EXPECT_EQ(entries[1].audience, R"(["anna"])");
    EXPECT_EQ(entries[1].data, R"({"amount":2})");
    const auto rolls = *store.rolls(2);
    ASSERT_EQ(rolls.size(), 2U);
    EXPECT_EQ(rolls[0].label, "die/2");
    EXPECT_TRUE(rolls[1].imposed);
    const auto ledger = *store.ledger(2);
    ASSERT_EQ(ledger.size(), 2U);
    EXPECT_EQ(ledger[0].amount, -3);
    EXPECT_EQ(ledger[1].player, sample::bruno);
    EXPECT_EQ((*store.messages(2)).size(), 1U);
    EXPECT_EQ((*store.unsent_messages()).size(), 3U);
    ASSERT_EQ((*store.counted_sheets(2)).size(), 1U);
    EXPECT_EQ((*store.counted_sheets(2))[0].raw, "bid: 2\n");
    EXPECT_EQ((*store.trail()).size(), 7U);
    EXPECT_TRUE(store.verify()) << words(store.verify());
}

TEST_F(StoreTest, KeepsBytesThatAreNoText) {
    Store store = sample::played(folder_, 0);
    const std::string raw("\xff\x00\xfe yaml?\n", 10);
    EXPECT_TRUE(store.add_sheet(sample::sheet(sample::anna, raw), {}, {sample::noon, "import"}));
    EXPECT_EQ((*store.sheets(1))[0].raw, raw);
}

TEST_F(StoreTest, ALaterSheetReplacesTheOneThatWaits) {
    Store store = sample::played(folder_, 0);
    for (const auto* raw : {"bid: 1", "bid: 2"}) {
        EXPECT_TRUE(store.add_sheet(sample::sheet(sample::anna, raw), {}, {sample::noon, "import"}));
    }
    EXPECT_TRUE(store.add_sheet(sample::sheet(sample::bruno, "bid: 9"), {}, {sample::noon, "import"}));
    NewSheet refused = sample::sheet(sample::anna, "bid: [");
    refused.status = SheetStatus::refused;
    EXPECT_TRUE(store.add_sheet(refused, {}, {sample::noon, "import"}));

    std::string statuses;
    const auto sheets = *store.sheets(1);
    for (const SheetRow& sheet : sheets) statuses += std::string(to_text(sheet.status)) + " ";
    EXPECT_EQ(statuses, "replaced received received refused ");
}

TEST_F(StoreTest, ATurnOutOfOrderChangesNothing) {
    Store store = sample::played(folder_, 1);
    const std::string before = sample::dump(folder_);
    for (const int number : {0, 1, 3}) {
        const auto hash = store.record_turn(sample::turn_record(number));
        EXPECT_THAT(words(hash), HasSubstr("the next one is 2"));
    }
    EXPECT_EQ(sample::dump(folder_), before);
}

TEST_F(StoreTest, ATurnThatFailsHalfwayChangesNothing) {
    Store store = sample::played(folder_, 1);
    const std::string before = sample::dump(folder_);
    TurnRecord twice = sample::turn_record(2);
    twice.messages.push_back(twice.messages.front());  // the same message_id
    EXPECT_THAT(words(store.record_turn(twice)), HasSubstr("nothing was changed"));
    TurnRecord nobody = sample::turn_record(2);
    nobody.ledger[0].player = orders::PlayerIndex(7);
    EXPECT_THAT(words(store.record_turn(nobody)), HasSubstr("FOREIGN KEY"));
    TurnRecord no_sheet = sample::turn_record(2);
    no_sheet.sheets = {{SheetId{99}, SheetStatus::counted}};
    EXPECT_THAT(words(store.record_turn(no_sheet)), HasSubstr("no such sheet"));
    EXPECT_EQ(sample::dump(folder_), before);
    EXPECT_TRUE(store.record_turn(sample::turn_record(2))) << "and the store goes on";
}

TEST_F(StoreTest, OneSheetOfAPlayerCounts) {
    Store store = sample::played(folder_, 0);
    TurnRecord both = sample::turn_record(1);
    for (const auto* raw : {"bid: 1", "bid: 2"}) {
        const SheetId id = *store.add_sheet(sample::sheet(sample::anna, raw), {}, {sample::noon, "import"});
        both.sheets.push_back({id, SheetStatus::counted});
    }
    EXPECT_THAT(words(store.record_turn(both)), HasSubstr("two sheets of one player"));
    EXPECT_EQ((*store.last_turn()).number, 0);
    both.sheets_join = true;
    EXPECT_TRUE(store.record_turn(both)) << "a game that joins them lets both count";
    EXPECT_EQ((*store.last_turn()).number, 1);
}

TEST_F(StoreTest, TheSameGameHasTheSameHashes) {
    const Store one = sample::played(folder_, 3);
    const Store other = sample::played(place_ / "other", 3);
    EXPECT_EQ((*one.snapshot(3)).hash, (*other.snapshot(3)).hash);
}

TEST_F(StoreTest, ARulingCountsUntilRevokedAndThePastStays) {
    Store store = sample::played(folder_, 0);
    const NewRuling fine{1, sample::noon, "fine", "late twice", R"("everyone")", "{}"};
    const RulingId first = *store.add_ruling(fine, {sample::noon, "rule"});
    EXPECT_TRUE(store.revoke_ruling(first, {sample::noon, "revoke"}));
    EXPECT_FALSE(store.revoke_ruling(first, {sample::noon, "revoke"}));
    const RulingId second = *store.add_ruling(fine, {sample::noon, "rule"});
    EXPECT_TRUE(store.record_turn(sample::turn_record(1)));
    EXPECT_THAT(words(store.revoke_ruling(second, {sample::noon, "revoke"})), HasSubstr("another ruling"));
    EXPECT_THAT(words(store.add_ruling(fine, {sample::noon, "rule"})), HasSubstr("resolved already"));
    EXPECT_EQ((*store.rulings(1)).size(), 2U);
    EXPECT_TRUE(store.verify()) << words(store.verify());
}

TEST_F(StoreTest, AMessageIsSentOnce) {
    Store store = sample::played(folder_, 0);
    const MessageId id = (*store.unsent_messages()).at(0).id;
    EXPECT_TRUE(store.mark_sending(id));
    EXPECT_TRUE(store.mark_failed(id, "550 no such box"));
    EXPECT_EQ((*store.unsent_messages()).at(0).last_error, "550 no such box");
    EXPECT_TRUE(store.mark_sending(id));
    EXPECT_TRUE(store.mark_sent(id, sample::noon));
    EXPECT_FALSE(store.mark_sending(id));
    EXPECT_TRUE((*store.unsent_messages()).empty());
    EXPECT_EQ((*store.messages(0)).at(0).attempts, 2);
}

TEST_F(StoreTest, AMessageOfNoKindOfOursIsDamageAndToldSo) {
    const Store store = sample::played(folder_, 0);
    sample::meddle(folder_, "UPDATE message SET kind = 'pigeon'");
    EXPECT_THAT(words(store.messages(0)), HasSubstr("the kind of a message is the unknown word pigeon"));
}

TEST_F(StoreTest, AttachmentsStayWithTheirMessage) {
    Store store = sample::played(folder_, 1);
    NewMessage message = sample::message(1, "with-files@example.org");
    message.attachments = {{"anna.yaml", "text/plain; charset=utf-8", "turn: 2\n"},
                           {"raw", "x/y", std::string("\0\xff", 2)}};
    ASSERT_TRUE(store.add_messages({message}, {sample::noon, "test"}));
    const MessageRow row = store.unsent_messages()->back();
    EXPECT_EQ(*store.attachments(row.id), message.attachments);
    EXPECT_TRUE(store.attachments(store.unsent_messages()->front().id)->empty());
}

TEST_F(StoreTest, WordsForABulletinAndItsMailsChangeTogetherOrNotAtAll) {
    Store store = sample::played(folder_, 1);
    const MessageRow first = (*store.unsent_messages())[0];
    const MessageRow second = (*store.unsent_messages())[1];
    const MessageBody body{"New", "Words", "<p>Words</p>"};
    ASSERT_TRUE(store.edit_bulletin({1, "fr", "Words", {{first.id, body}}}, {sample::noon, "bulletin"}));
    EXPECT_EQ(*store.editorials(1), (Editorials{{"fr", "Words"}}));
    EXPECT_EQ((*store.unsent_messages())[0].text_body, "Words");
    EXPECT_EQ((*store.unsent_messages())[0].message_id, first.message_id);

    ASSERT_TRUE(store.mark_sending(second.id));
    const std::string before = sample::dump(folder_);
    const auto late =
        store.edit_bulletin({1, "fr", "Other", {{first.id, body}, {second.id, body}}}, {sample::noon, "bulletin"});
    EXPECT_THAT(words(late), HasSubstr("has left, or may have"));
    EXPECT_EQ(sample::dump(folder_), before);

    ASSERT_TRUE(store.edit_bulletin({1, "fr", "", {}}, {sample::noon, "bulletin"}));
    EXPECT_TRUE(store.editorials(1)->empty());
}

TEST_F(StoreTest, ATurnIsToldOtherwiseInOneGoOrNotAtAll) {
    Store store = sample::played(folder_, 2);
    TurnRecord other = sample::turn_record(2);
    other.state = R"({"other":true})";
    other.sheets = {{store.sheets(2)->front().id, SheetStatus::counted}};
    const Wordings own{{"T2-QK7", {{"", "Words"}}}};
    RetoldTurn retold{2, own, other, "why", {}, {{sample::noon, "undo", R"({"turn":2})"}, {sample::noon, "reword"}}};
    ASSERT_TRUE(store.retell_turn(retold));
    EXPECT_EQ(store.snapshot(2)->state, other.state);
    EXPECT_EQ(*store.wordings(2), own);
    EXPECT_EQ(store.undone(2)->size(), 1U);
    EXPECT_EQ(store.undone(2)->front().reason, "why");
    EXPECT_EQ(store.counted_sheets(2)->size(), 1U);
    EXPECT_TRUE(store.verify()) << words(store.verify());

    const MessageRow mail = store.messages(2)->front();
    ASSERT_TRUE(store.mark_sending(mail.id));
    const std::string before = sample::dump(folder_);
    EXPECT_THAT(words(store.retell_turn(retold)), HasSubstr("a mail of turn 2 has left, or may have"));
    retold.turn = 1;
    EXPECT_THAT(words(store.retell_turn(retold)), HasSubstr("turn 1 is not the last one"));
    EXPECT_EQ(sample::dump(folder_), before);
    ASSERT_TRUE(store.undo_turn(2, "", {sample::noon, "undo", R"({"turn":2})"}));
    EXPECT_TRUE(store.wordings(2)->empty()) << "another resolution may tell of something else by that key";
}

TEST_F(StoreTest, APlayersTokenIsKeptAsAHashThatCanBeTakenBack) {
    Store store = sample::played(folder_, 0);
    EXPECT_TRUE(store.set_token_hash(sample::anna, "argon2...", {sample::noon, "token"}));
    EXPECT_EQ((*store.players())[0].token_hash, "argon2...");
    EXPECT_TRUE(store.set_token_hash(sample::anna, std::nullopt, {sample::noon, "token"}));
    EXPECT_FALSE((*store.players())[0].token_hash);
}

TEST_F(StoreTest, AReaderDoesNotWrite) {
    static_cast<void>(sample::played(folder_, 0));
    Store reader = *Store::open(folder_);
    EXPECT_THROW(static_cast<void>(reader.record_turn(sample::turn_record(1))), std::logic_error);
}

TEST_F(StoreTest, AReaderSeesWhatAWriterHasFinished) {
    Store store = sample::played(folder_, 0);
    const Store reader = *Store::open(folder_);
    EXPECT_EQ((*reader.last_turn()).number, 0);
    EXPECT_TRUE(store.record_turn(sample::turn_record(1)));
    EXPECT_EQ((*reader.last_turn()).number, 1);
    EXPECT_THAT(words(reader.snapshot(2)), HasSubstr("turn 2 has not been resolved"));
}

}  // namespace
}  // namespace gm
