// A mail that ends the program while it is read is met once.

#include "gm/play/reading_note.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "gm/play/mail_intake.h"
#include "tests/support/temporary_folder.h"
#include "tests/unit/play/bot_game.h"

namespace gm {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

std::size_t files_in(const std::filesystem::path& folder) {
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& file : std::filesystem::directory_iterator(folder)) ++count;
    return count;
}

/// A process that dies while it reads a mail with that key.
void die_reading(const std::filesystem::path& folder, const std::string& key) {
    const pid_t process = fork();
    if (process == 0) {
        const ReadingNote note(folder, key);
        _exit(1);  // nothing is cleared up, as by a signal
    }
    waitpid(process, nullptr, 0);
}

TEST(ReadingNotes, AreGoneOnceTheMailIsRead) {
    const test_support::TemporaryFolder folder;
    {
        const ReadingNote note(folder.path(), "<1@x> abc");
        EXPECT_FALSE(note.died_before());
        EXPECT_EQ(files_in(folder.path()), 1U);
        const ReadingNote beside(folder.path(), "<1@x> abc");
        EXPECT_FALSE(beside.died_before()) << "who reads it at the same time is alive";
    }
    EXPECT_EQ(files_in(folder.path()), 0U);
}

TEST(ReadingNotes, StayWhereTheReaderDied) {
    const test_support::TemporaryFolder folder;
    die_reading(folder.path(), "<1@x> abc");
    for (int times = 0; times < 2; ++times) {
        const ReadingNote note(folder.path(), "<1@x> abc");
        EXPECT_TRUE(note.died_before());
    }
    EXPECT_EQ(files_in(folder.path()), 1U);
    EXPECT_FALSE(ReadingNote(folder.path(), "<2@x> abc").died_before()) << "another mail";
}

TEST(ReadingNotes, AFolderNobodyMayWriteInNeedsNone) {
    EXPECT_FALSE(ReadingNote("/nowhere/at/all", "<1@x> abc").died_before());
}

TEST(ReadingNotes, AMailThatGmDiedOnIsSetAsideUnread) {
    const test::BotGame game("tiny");
    GameInPlay in_play = game.open();
    Letters letters(in_play);
    MailIntake intake(in_play, letters);
    const std::string raw = "From: " + in_play.players.front().mail + "\nSubject: orders\n\nturn: 1\nbid: 3\n";
    EXPECT_THAT(intake.read(raw).unread, IsEmpty());
    die_reading(game.folder(), mail::message_key(raw).text());
    const mail::IncomingMail read = intake.read(raw);
    EXPECT_TRUE(read.subject.empty() && read.sheets.empty()) << "no parser saw it";
    const auto news = intake.take(read, "orders.eml", test::monday);
    ASSERT_TRUE(news);
    EXPECT_EQ(news->status, MailStatus::aside);
    EXPECT_THAT(news->reason, HasSubstr("it was not read: gm ended when it read it before"));
    EXPECT_EQ(news->sender, in_play.players.front().mail) << "it is named";
    EXPECT_TRUE(*intake.knows(read.key.text())) << "and met no more";
    const auto waiting = in_play.store.mails_aside();
    ASSERT_EQ(waiting->size(), 1U);
    const auto taken = intake.take_aside(waiting->front().id, in_play.players.front().id, {}, test::monday);
    ASSERT_FALSE(taken) << "nor is it read when the game master asks";
    EXPECT_THAT(taken.problems().front().what, HasSubstr("reading-"));
}

}  // namespace
}  // namespace gm
