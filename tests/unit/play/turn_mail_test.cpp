// What the mails of a turn carry: the coming sheet, the deadline, the game master's words.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/files/write.h"
#include "gm/play/bulletin_edit.h"
#include "gm/play/letters.h"
#include "gm/play/outbox.h"
#include "gm/play/outgoing.h"
#include "gm/play/prefilled_sheet.h"
#include "tests/unit/play/bot_game.h"

namespace gm {
namespace {

using resolution::PlayerIndex;
using test::BotGame;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

class TurnMailTest : public testing::Test {
protected:
    std::vector<MessageRow> mails(int turn, MessageKind kind) const {
        std::vector<MessageRow> out;
        for (MessageRow& row : *in_play_.store.messages(turn))
            if (row.kind == kind) out.push_back(std::move(row));
        return out;
    }

    std::string turn_word(PlayerIndex player) const {
        return in_play_.players[player.value()].language == "fr" ? "-tour-" : "-turn-";
    }

    /// What `gm sheet` would write now.
    std::string sheet_of(PlayerIndex player) const {
        const auto hours = in_play_.hours();
        PrefilledSheets sheets(*in_play_.game, in_play_.roster, in_play_.position,
                               moment_json(in_play_, hours ? std::optional(hours->closes) : std::nullopt),
                               in_play_.folder);
        return sheets.write(player, in_play_.players[player.value()].language)->text;
    }

    void expect_sheets_of(int turn) {
        const auto reports = mails(turn, MessageKind::report);
        ASSERT_EQ(reports.size(), in_play_.players.size());
        for (const MessageRow& report : reports) {
            const auto attached = *in_play_.store.attachments(report.id);
            ASSERT_EQ(attached.size(), 1U);
            const std::string& id = in_play_.roster.id(*report.player);
            EXPECT_EQ(attached[0].name, id + turn_word(*report.player) + std::to_string(turn + 1) + ".yaml");
            EXPECT_EQ(attached[0].type, "text/plain; charset=utf-8");
            EXPECT_EQ(attached[0].content, sheet_of(*report.player));
        }
        for (const MessageRow& bulletin : mails(turn, MessageKind::bulletin))
            EXPECT_TRUE(in_play_.store.attachments(bulletin.id)->empty());
    }

    /// A bulletin that says the deadline and the words, whatever shipped ones say.
    void own_bulletins() {
        for (const char* language : {"fr", "en"}) {
            ASSERT_TRUE(write_file(in_play_.folder / "templates" / language / "tiny" / "bulletin.txt",
                                   "{% if exists(\"editorial\") %}[{{ editorial.text }}]{% endif %}"
                                   "replaces={{ replaces }} {% if deadline %}{{ deadline.date }}{% endif %}"));
        }
    }

    std::string bulletin_of(int turn, const std::string& language) const {
        for (const MessageRow& row : *bulletins_of(in_play_, turn, language)) return row.text_body;
        return "none";
    }

    BotGame game_{"tiny"};
    GameInPlay in_play_ = game_.open();
};

TEST_F(TurnMailTest, ReportsCarryTheSheetOfTheComingTurn) {
    expect_sheets_of(0);
    BotGame::play(in_play_, test::tuesday);
    expect_sheets_of(1);
    EXPECT_THAT(sheet_of(PlayerIndex{0}), HasSubstr("turn: 2"));
}

TEST_F(TurnMailTest, NobodyOwesASheetWhenAllIsOver) {
    while (!in_play_.over()) BotGame::play(in_play_, test::tuesday);
    for (const MessageRow& report : mails(in_play_.last.number, MessageKind::report))
        EXPECT_TRUE(in_play_.store.attachments(report.id)->empty());
}

TEST_F(TurnMailTest, AMailIsWrittenWithItsAttachment) {
    const MessageRow report = mails(0, MessageKind::report).front();
    const auto writer = MailWriter::of(in_play_.store, {"gm", "gm@example.org"});
    const std::string bytes = *writer->write(report);
    EXPECT_THAT(bytes, HasSubstr("multipart/mixed"));
    EXPECT_THAT(bytes, HasSubstr(turn_word(*report.player) + "1.yaml"));
    EXPECT_EQ(*writer->write(report), bytes);
}

TEST_F(TurnMailTest, TheNextAttemptHasIdsOfItsOwnAndSaysWhatItReplaces) {
    own_bulletins();
    resolution::Record record;
    const ResolvedTurn told{1, *in_play_.game, in_play_.roster, in_play_.position, record, "0123456789abcdef0123"};
    MailCircumstances circumstances{test::monday, in_play_.folder};
    const auto first = outgoing_mail(told, 1, in_play_.players, circumstances);
    ASSERT_TRUE(first) << orders::describe(first.problems());
    EXPECT_FALSE(first->messages[1].replaces);
    EXPECT_THAT(first->messages[1].text_body, HasSubstr("replaces= "));
    for (const NewMessage& message : first->messages)
        circumstances.made[{message.kind, *message.player}] = *message.attempt;
    circumstances.replaces = {{"sent_at", nullptr}};
    const auto second = outgoing_mail(told, 1, in_play_.players, circumstances);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->messages[1].replaces, R"({"sent_at":null})");
    EXPECT_THAT(second->messages[1].text_body, HasSubstr("sent_at"));
    for (std::size_t i = 0; i < first->messages.size(); ++i) {
        std::string id = first->messages[i].message_id;
        EXPECT_THAT(id, EndsWith("@gm.invalid>"));
        id.insert(id.find('@'), ".r2");
        EXPECT_EQ(second->messages[i].message_id, id);
    }
}

TEST_F(TurnMailTest, WordsOfTheGameMasterGoIntoBulletinsThatWait) {
    own_bulletins();
    ASSERT_TRUE(edit_bulletin(in_play_, {0, "", "Hello *you*"}, test::monday));
    EXPECT_THAT(bulletin_of(0, "en"), HasSubstr("[Hello _you_]"));
    EXPECT_THAT(bulletin_of(0, "fr"), HasSubstr("[Hello _you_]"));
    ASSERT_TRUE(edit_bulletin(in_play_, {0, "fr", "Bonsoir"}, test::monday));
    EXPECT_THAT(bulletin_of(0, "en"), HasSubstr("[Hello _you_]"));
    EXPECT_THAT(bulletin_of(0, "fr"), HasSubstr("[Bonsoir]"));
    ASSERT_TRUE(edit_bulletin(in_play_, {0, "", ""}, test::monday));
    EXPECT_THAT(bulletin_of(0, "en"), Not(HasSubstr("[")));
    EXPECT_THAT(bulletin_of(0, "fr"), HasSubstr("[Bonsoir]"));
    EXPECT_EQ(in_play_.store.trail()->back().action, "bulletin");
    for (const MessageRow& report : mails(0, MessageKind::report))
        EXPECT_THAT(report.text_body, Not(HasSubstr("Bonsoir")));
}

TEST_F(TurnMailTest, AFreshBulletinIsTheOneOfTheResolution) {
    BotGame::play(in_play_, test::tuesday);
    const std::string before = bulletin_of(1, "fr");
    ASSERT_TRUE(edit_bulletin(in_play_, {1, "", "Words"}, test::tuesday));
    ASSERT_TRUE(edit_bulletin(in_play_, {1, "", ""}, test::tuesday));
    EXPECT_EQ(bulletin_of(1, "fr"), before);
}

TEST_F(TurnMailTest, WhatHasLeftIsNotChanged) {
    const auto bulletins = *bulletins_of(in_play_, 0, "");
    ASSERT_TRUE(in_play_.store.mark_sending(bulletins[1].id));
    const auto doubtful = edit_bulletin(in_play_, {0, "", "Words"}, test::monday);
    ASSERT_FALSE(doubtful);
    EXPECT_THAT(orders::describe(doubtful.problems()), HasSubstr("may have reached " + in_play_.players[1].name));
    ASSERT_TRUE(in_play_.store.mark_sent(bulletins[1].id, test::monday));
    const auto sent = edit_bulletin(in_play_, {0, "", "Words"}, test::monday);
    ASSERT_FALSE(sent);
    EXPECT_THAT(orders::describe(sent.problems()), HasSubstr("has left already, to " + in_play_.players[1].name));
    EXPECT_TRUE(in_play_.store.editorials(0)->empty());
    EXPECT_EQ((*bulletins_of(in_play_, 0, ""))[0].text_body, bulletins[0].text_body);
}

TEST_F(TurnMailTest, WordsThatWereThereBeforeAreUsedAndToldOf) {
    own_bulletins();
    resolution::Record record;
    const ResolvedTurn told{1, *in_play_.game, in_play_.roster, in_play_.position, record, "0123456789abcdef0123"};
    MailCircumstances circumstances{test::monday, in_play_.folder};
    circumstances.editorials = {{"", "Words"}};
    const auto mail = outgoing_mail(told, 1, in_play_.players, circumstances);
    ASSERT_TRUE(mail);
    EXPECT_THAT(mail->messages[1].text_body, HasSubstr("[Words]"));
    ASSERT_EQ(mail->complaints.size(), 1U);
    EXPECT_THAT(orders::describe(mail->complaints), HasSubstr("gm bulletin edit"));
}

TEST_F(TurnMailTest, ShortMailsHavePagesWhereThereIsATemplate) {
    ASSERT_TRUE(write_file(in_play_.folder / "templates/any/common/reminder.html", "<p>{{ reader.name }}</p>"));
    Letters letters(in_play_);
    const auto reminder = letters.reminder(PlayerIndex{0}, test::monday);
    ASSERT_TRUE(reminder) << orders::describe(reminder.problems());
    EXPECT_EQ(reminder->html_body, "<p>" + in_play_.players[0].name + "</p>");
}

}  // namespace
}  // namespace gm
