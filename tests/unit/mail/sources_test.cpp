#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "gm/mail/mail_source.h"
#include "gm/mail/message_key.h"
#include "mail_folder.h"

namespace gm::mail {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* from_line = "From ada@example.org Mon Nov 16 10:12:44 2026\n";

class Sources : public testing::Test {
protected:
    MailVisitor visitor() {
        return {[this](const std::string& id) { return seen_.contains(id); },
                [this](RawMail mail) -> orders::Outcome {
                    if (taken_.size() == room_) return orders::invalid("the disk is full");
                    seen_.insert(mail.origin);
                    seen_.insert(message_key(mail.bytes).text());
                    taken_.push_back(mail.bytes);
                    origins_.push_back(std::move(mail.origin));
                    return orders::done();
                },
                [this](const orders::Problem& problem) { troubles_.push_back(describe(problem)); }};
    }
    void visit(const fs::path& path, const MailLimits& limits = {}) {
        const auto outcome = visit_source(path, visitor(), limits);
        ASSERT_TRUE(outcome) << describe(outcome.problems());
    }

    sample::MailFolder folder_;
    std::set<std::string> seen_;
    std::size_t room_ = 1000;
    std::vector<std::string> taken_;
    std::vector<std::string> origins_;
    std::vector<std::string> troubles_;
};

TEST_F(Sources, AMailFileIsOneMail) {
    visit(folder_.write("a.eml", sample::a_mail("1")));
    EXPECT_THAT(taken_, ElementsAre(sample::a_mail("1")));
}

TEST_F(Sources, AFolderStandsForItsMailFiles) {
    folder_.write("mails/b.eml", sample::a_mail("2"));
    folder_.write("mails/a.eml", sample::a_mail("1"));
    folder_.write("mails/readme.txt", "no mail");
    visit(folder_.path() / "mails");
    EXPECT_THAT(taken_, ElementsAre(sample::a_mail("1"), sample::a_mail("2")));
}

TEST_F(Sources, WhatIsThereIsToldByItsBeginning) {
    EXPECT_EQ(recognise_source(folder_.write("saved", from_line + sample::a_mail("1"))), SourceKind::mbox);
    EXPECT_EQ(recognise_source(folder_.write("raw", "Return-Path: <a@b>\n" + sample::a_mail("1"))),
              SourceKind::mail_file);
    EXPECT_EQ(recognise_source(folder_.write("sheet.yaml", "turn: 3\n")), std::nullopt);
    EXPECT_EQ(recognise_source(folder_.write("letter.txt", "From here on, 10 people\n")), std::nullopt);
    EXPECT_EQ(recognise_source(folder_.path() / "nowhere"), std::nullopt);
    EXPECT_EQ(recognise_source("/dev/zero"), std::nullopt);
    EXPECT_FALSE(visit_source(folder_.path() / "nowhere", visitor()));
}

TEST_F(Sources, AnMboxIsPartedAtItsFromLines) {
    const std::string first = sample::a_mail("1", "hello\n\nFrom now on I play: 3:0\nFrom the heart\n\nend\n\n");
    visit(folder_.write("box", from_line + first + from_line + sample::a_mail("2")));
    EXPECT_THAT(taken_, ElementsAre(first, sample::a_mail("2")));
    EXPECT_THAT(origins_, ElementsAre(HasSubstr("box, mail 1"), HasSubstr("box, mail 2")));
}

TEST_F(Sources, AnMboxUnescapesFromAndIgnoresLengths) {
    const std::string headers = "From: ada@example.org\nContent-Length: 3\n\n";
    visit(folder_.write(
        "box", from_line + headers + ">From me\n>>From you\n> From afar\n\n" + from_line + sample::a_mail("2")));
    EXPECT_THAT(taken_, ElementsAre(headers + "From me\n>From you\n> From afar\n\n", sample::a_mail("2")));
}

TEST_F(Sources, AnMboxWithLongLinesWindowsEndsAndNoLastLineEnd) {
    const std::string long_line(200'000, 'x');
    const std::string first = "From: a@b\r\n\r\n" + long_line + "\r\n\r\n";
    visit(folder_.write("box", "From a@b Mon Nov 16 10:12:44 2026\r\n" + first + from_line + "From: c@d\n\nlast"));
    EXPECT_THAT(taken_, ElementsAre(first, "From: c@d\n\nlast"));
}

TEST_F(Sources, AMailTooLongIsReportedAndTheNextOneRead) {
    visit(folder_.write("box", from_line + sample::a_mail("1", std::string(2000, 'x')) + "\n\n" + from_line +
                                   sample::a_mail("2")),
          {.raw = 1000});
    EXPECT_THAT(taken_, ElementsAre(sample::a_mail("2")));
    EXPECT_THAT(troubles_, ElementsAre(HasSubstr("box, mail 1: the mail is longer than the 1000 bytes")));
}

TEST_F(Sources, AMaildirIsReadInOrderAndLeftAsItIs) {
    folder_.write("box/cur/1700000001.a.host:2,S", sample::a_mail("1"));
    folder_.write("box/new/1700000002.b.host", sample::a_mail("2"));
    folder_.write("box/cur/1700000003.c.host:2,", sample::a_mail("3"));
    folder_.write("box/new/.hidden", "no mail");
    fs::create_directory(folder_.path() / "box/tmp");
    EXPECT_EQ(recognise_source(folder_.path() / "box"), SourceKind::maildir);
    visit(folder_.path() / "box");
    EXPECT_THAT(taken_, ElementsAre(sample::a_mail("1"), sample::a_mail("2"), sample::a_mail("3")));
    EXPECT_TRUE(fs::exists(folder_.path() / "box/new/1700000002.b.host"));
    EXPECT_THAT(origins_.front(), "maildir:1700000001.a.host");
}

TEST_F(Sources, AMailSeenIsNotTakenAgainWhereverItLies) {
    folder_.write("box/new/1700000001.a.host", sample::a_mail("1"));
    fs::create_directories(folder_.path() / "box/cur");
    visit(folder_.path() / "box");
    fs::rename(folder_.path() / "box/new/1700000001.a.host", folder_.path() / "box/cur/1700000001.a.host:2,RS");
    visit(folder_.path() / "box");
    visit(folder_.write("same", from_line + ("Status: RO\n" + sample::a_mail("1")) + "\n"));
    visit(folder_.write("copy.eml", "From: ada@example.org\r\nMessage-ID: <1>\r\n\r\nturn: 3\r\n"));
    EXPECT_THAT(taken_, ElementsAre(sample::a_mail("1")));
    visit(folder_.write("other.eml", sample::a_mail("1", "turn: 4\n")));
    EXPECT_EQ(taken_.size(), 2U) << "another mail with the same Message-ID is another mail";
}

TEST_F(Sources, AMailThatAMailProgramMovesMeanwhileIsStillRead) {
    folder_.write("box/new/1", sample::a_mail("1"));
    const fs::path second = folder_.write("box/new/2", sample::a_mail("2"));
    fs::create_directories(folder_.path() / "box/cur");
    MailVisitor moving = visitor();
    moving.take = [&, take = moving.take](RawMail mail) {
        if (fs::exists(second)) fs::rename(second, folder_.path() / "box/cur/2:2,S");
        return take(std::move(mail));
    };
    ASSERT_TRUE(visit_source(folder_.path() / "box", moving));
    EXPECT_THAT(taken_, ElementsAre(sample::a_mail("1"), sample::a_mail("2")));
    EXPECT_TRUE(troubles_.empty());
}

TEST_F(Sources, OneBadFileDoesNotKeepTheOthers) {
    folder_.write("box/new/1", sample::a_mail("1", std::string(5000, 'x')));
    folder_.write("box/new/2", sample::a_mail("2"));
    fs::create_directories(folder_.path() / "box/cur");
    visit(folder_.path() / "box", {.raw = 1000});
    EXPECT_THAT(taken_, ElementsAre(sample::a_mail("2")));
    EXPECT_THAT(troubles_, ElementsAre(HasSubstr("longer than the 1000 bytes")));
}

TEST_F(Sources, AVisitEndsWhereMailsCannotBeKept) {
    folder_.write("box/new/1", sample::a_mail("1"));
    folder_.write("box/new/2", sample::a_mail("2"));
    fs::create_directories(folder_.path() / "box/cur");
    const fs::path mbox =
        folder_.write("mbox", from_line + sample::a_mail("3") + "\n" + from_line + sample::a_mail("4"));
    folder_.write("folder/5.eml", sample::a_mail("5"));
    folder_.write("folder/6.eml", sample::a_mail("6"));
    for (const fs::path& source : {folder_.path() / "box", mbox, folder_.path() / "folder"}) {
        room_ = taken_.size() + 1;
        const auto outcome = visit_source(source, visitor());
        ASSERT_FALSE(outcome) << source;
        EXPECT_THAT(describe(outcome.problems()), HasSubstr("the disk is full"));
        EXPECT_EQ(taken_.size(), room_);
    }
    room_ = 1000;
    visit(folder_.path() / "box");
    visit(mbox);
    visit(folder_.path() / "folder");
    EXPECT_EQ(taken_.size(), 6U) << "nothing is lost, nothing taken twice";
}

TEST(MessageKeys, AreMadeOfIdAndContent) {
    EXPECT_EQ(message_key("Message-ID:\n <a@b>\nFrom: x\n\nbody").message_id, "a@b");
    EXPECT_EQ(message_key("From: x\n\nMessage-ID: <no@header>").message_id, "");
    EXPECT_NE(message_key("From: x\n\none").digest, message_key("From: x\n\ntwo").digest);
    EXPECT_NE(message_key("From: x\n\none").digest, message_key("From: y\n\none").digest);
    EXPECT_EQ(message_key("Received: here\nFrom: x\n\none").digest, message_key("From: x\r\n\r\none\r\n\r\n").digest);
    EXPECT_EQ(message_key("").text(), "<> " + message_key("").digest);
}

}  // namespace
}  // namespace gm::mail
