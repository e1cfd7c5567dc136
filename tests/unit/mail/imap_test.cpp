// Reading a mailbox of a real Dovecot, by TLS.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <set>

#include "dovecot_server.h"
#include "gm/mail/imap_mailbox.h"
#include "gm/mail/message_key.h"
#include "tests/unit/mail/mail_folder.h"

namespace gm::mail {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const Credentials gm_user = {"gm@example.org", "pass \"word\\ 1"};

std::string without_returns(std::string text) {
    std::erase(text, '\r');
    return text;
}

class Imap : public testing::Test {
protected:
    void SetUp() override {
        if (!sample::DovecotServer::is_installed() && std::getenv("GM_REQUIRE_TESTS") == nullptr) {
            GTEST_SKIP() << "Dovecot is not installed";
        }
        server_ = std::make_unique<sample::DovecotServer>();
        options_.connection.ca_file = server_->certificate();
    }

    MailVisitor visitor() {
        return {[this](const std::string& id) { return all_seen_ || seen_.contains(id); },
                [this](RawMail mail) -> orders::Outcome {
                    if (taken_.size() == room_) return orders::invalid("the disk is full");
                    seen_.insert(mail.origin);
                    seen_.insert(message_key(mail.bytes).text());
                    taken_.push_back(without_returns(std::move(mail.bytes)));
                    origins_.push_back(std::move(mail.origin));
                    return orders::done();
                },
                [this](const orders::Problem& problem) { troubles_.push_back(describe(problem)); }};
    }

    /// What went wrong, in words.
    std::string visit(const std::string& url, const Credentials& credentials = gm_user, const MailLimits& limits = {}) {
        const auto address = read_imap_address(url);
        if (!address) return describe(address.problems());
        const auto outcome = visit_imap(*address, credentials, visitor(), options_, limits);
        return outcome ? "" : describe(outcome.problems());
    }

    /// The names of the mails that the server holds marked as seen.
    std::set<std::string> marked() const {
        std::set<std::string> out;
        for (const auto& file : fs::directory_iterator(server_->maildir() / "cur")) {
            const std::string name = file.path().filename().string();
            const auto flags = name.find(":2,");
            if (name.find('S', flags) != std::string::npos) out.insert(name.substr(0, name.find_first_of(",:")));
        }
        return out;
    }

    std::unique_ptr<sample::DovecotServer> server_;
    ImapOptions options_;
    std::size_t room_ = 1000;
    bool all_seen_ = false;
    std::set<std::string> seen_;
    std::vector<std::string> taken_;
    std::vector<std::string> origins_;
    std::vector<std::string> troubles_;
};

TEST_F(Imap, TakesEveryMailOnceAndMarksIt) {
    std::string every_byte = "> quoted\n* 1 FETCH (X {3}\nA001 OK done\n)\n.\n";
    for (int i = 1; i < 256; ++i) every_byte += i == '\r' ? 'r' : static_cast<char>(i);
    server_->deliver("1", sample::a_mail("1"));
    server_->deliver("2", sample::a_mail("2", every_byte + '\n'));
    EXPECT_EQ(visit(server_->imaps()), "");
    EXPECT_THAT(taken_, ElementsAre(sample::a_mail("1"), sample::a_mail("2", every_byte + '\n')));
    EXPECT_THAT(origins_.front(), HasSubstr("imap:gm@example.org@localhost:"));
    EXPECT_THAT(marked(), ElementsAre("1", "2"));
    EXPECT_THAT(troubles_, IsEmpty());

    server_->deliver("3", sample::a_mail("3"));
    server_->deliver("4", sample::a_mail("1"));  // the first one again, by another way
    EXPECT_EQ(visit(server_->imap("INBOX")), "") << "the same server, by STARTTLS";
    EXPECT_EQ(taken_.size(), 3U);
    EXPECT_THAT(marked(), ElementsAre("1", "2", "3", "4"));
    EXPECT_EQ(visit(server_->imaps()), "") << "nothing is left";
    EXPECT_EQ(taken_.size(), 3U);

    seen_.clear();
    options_.only_unseen = false;
    EXPECT_EQ(visit(server_->imaps()), "");
    EXPECT_EQ(taken_.size(), 6U) << "all of them, when asked for all";
}

TEST_F(Imap, WhatIsNotKeptStaysUnread) {
    for (const char* name : {"1", "2", "3"}) server_->deliver(name, sample::a_mail(name));
    room_ = 1;
    EXPECT_THAT(visit(server_->imaps()), HasSubstr("the disk is full"));
    EXPECT_THAT(marked(), ElementsAre("1"));
    room_ = 1000;
    EXPECT_EQ(visit(server_->imaps()), "");
    EXPECT_THAT(taken_, ElementsAre(sample::a_mail("1"), sample::a_mail("2"), sample::a_mail("3")));
    EXPECT_THAT(marked(), ElementsAre("1", "2", "3"));
}

TEST_F(Imap, AVisitBrokenOffBeforeMarkingFetchesNothingTwice) {
    server_->deliver("1", sample::a_mail("1"));
    options_.mark_seen = false;
    EXPECT_EQ(visit(server_->imaps()), "");
    EXPECT_EQ(taken_.size(), 1U);
    EXPECT_THAT(marked(), IsEmpty()) << "reading marks nothing";
    options_.mark_seen = true;
    EXPECT_EQ(visit(server_->imaps()), "");
    EXPECT_EQ(taken_.size(), 1U);
    EXPECT_THAT(marked(), ElementsAre("1")) << "made up for";
}

TEST_F(Imap, ALongMailIsReportedAndStays) {
    server_->deliver("1", sample::a_mail("1", std::string(300'000, 'x') + '\n'));
    server_->deliver("2", sample::a_mail("2"));
    EXPECT_EQ(visit(server_->imaps(), gm_user, {.raw = 100'000}), "");
    EXPECT_THAT(taken_, ElementsAre(sample::a_mail("2")));
    EXPECT_THAT(troubles_, ElementsAre(HasSubstr("longer than the 100000 bytes accepted")));
    EXPECT_THAT(marked(), ElementsAre("2"));
    EXPECT_EQ(visit(server_->imaps()), "");
    EXPECT_EQ(taken_.size(), 2U) << "a higher limit takes it";
    EXPECT_THAT(taken_.back(), sample::a_mail("1", std::string(300'000, 'x') + '\n'));
}

TEST_F(Imap, AnyMailboxWhateverItsName) {
    server_->deliver("1", sample::a_mail("1"), "&AMk-t&AOk- 2026");
    EXPECT_EQ(visit(server_->imaps("%C3%89t%C3%A9%202026")), "");
    EXPECT_THAT(taken_, ElementsAre(sample::a_mail("1")));
    EXPECT_THAT(visit(server_->imaps("Nowhere")), HasSubstr("there is no mailbox 'Nowhere'"));
}

TEST_F(Imap, ManyMailsAreMarkedInSeveralGoes) {
    // So many that their numbers do not fit into the 16 kB that libcurl reads at once.
    constexpr int count = 4500;
    for (int i = 1; i <= count; ++i) server_->deliver(std::to_string(10'000 + i), sample::a_mail(std::to_string(i)));
    all_seen_ = true;  // told by their origins, else fetching takes a while
    EXPECT_EQ(visit(server_->imaps()), "");
    EXPECT_EQ(marked().size(), std::size_t{count});
    EXPECT_THAT(taken_, IsEmpty());
}

TEST_F(Imap, SaysWhatIsWrong) {
    EXPECT_THAT(visit(server_->imaps(), {"gm@example.org", "wrong"}), HasSubstr("refuses this user or password"));
    EXPECT_THAT(visit(server_->imaps(), {"nobody", "wrong"}), HasSubstr("refuses this user or password"));
    EXPECT_THAT(visit(server_->imaps() + ";UID=1"), HasSubstr("no mailbox that could exist"));
    options_.connection.ca_file = (server_->maildir() / "missing.pem").string();
    EXPECT_THAT(visit(server_->imaps()), HasSubstr("file of certificates"));
    options_.connection.ca_file = {};
    EXPECT_THAT(visit(server_->imaps()), HasSubstr("certificate of localhost:"));
    EXPECT_THAT(visit(server_->imap()), HasSubstr("cannot be trusted"));
    EXPECT_THAT(taken_, IsEmpty());
    const std::string url = server_->imap();
    server_.reset();
    EXPECT_THAT(visit(url), HasSubstr("nobody answers at 127.0.0.1:"));
}

}  // namespace
}  // namespace gm::mail
