// Mails and a seat that changes hands: whoever sits there when a mail leaves gets it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/store/store.h"
#include "tests/unit/store/sample.h"

namespace gm {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class SeatTest : public testing::Test {
protected:
    SeatTest() {
        for (const MessageRow& row : *store_.unsent_messages()) EXPECT_TRUE(store_.mark_sent(row.id, sample::noon));
        EXPECT_TRUE(
            store_.add_messages({sample::message(1, "<1@x>"), sample::message(1, "<2@x>")}, {sample::noon, "test"}));
        for (const MessageRow& row : *store_.unsent_messages()) mails_.push_back(row.id);
    }

    RulingId seat_mika(std::vector<MessageId> withdrawn = {}) {
        RulingEffects effects;
        effects.seat = {sample::anna, {"anna", "Mika", "mika@example.org", "fr"}};
        effects.withdrawn = std::move(withdrawn);
        return *store_.add_ruling({1, sample::noon, "replace-player", "has moved", R"("everyone")", "{}"},
                                  {sample::noon, "rule"}, effects);
    }

    std::vector<std::string> recipients() {
        std::vector<std::string> out;
        for (const MessageRow& row : *store_.messages(1)) out.push_back(row.recipient);
        return out;
    }

    sample::TemporaryFolder place_;
    Store store_ = sample::played(place_ / "game", 0);
    std::vector<MessageId> mails_;
};

TEST_F(SeatTest, AMailThatGoesElsewhereByNowIsNotHandedOver) {
    seat_mika();
    const auto refused = store_.mark_sending(mails_[0], "anna@example.org");
    ASSERT_FALSE(refused);
    EXPECT_THAT(orders::describe(refused.problems()), HasSubstr("goes to another address since"));
    EXPECT_EQ(store_.messages(1)->at(0).attempts, 0);
    EXPECT_TRUE(store_.mark_sending(mails_[0], "mika@example.org"));
}

TEST_F(SeatTest, OneInDoubtShowsWhereItWentUntilItWaitsAgain) {
    ASSERT_TRUE(store_.mark_sending(mails_[0], "anna@example.org"));
    seat_mika();
    EXPECT_THAT(recipients(), ElementsAre("anna@example.org", "mika@example.org"));
    ASSERT_TRUE(store_.put_back_messages({mails_[0]}, {sample::noon, "send"}));
    EXPECT_THAT(recipients(), ElementsAre("mika@example.org", "mika@example.org"));
}

TEST_F(SeatTest, OneThatIsToBeTriedAgainIsForWhoeverSitsThereThen) {
    ASSERT_TRUE(store_.mark_sending(mails_[0], "anna@example.org"));
    seat_mika();
    ASSERT_TRUE(store_.mark_failed(mails_[0], "451 later", sample::noon));
    EXPECT_THAT(recipients(), ElementsAre("mika@example.org", "mika@example.org"));
}

TEST_F(SeatTest, OneThatArrivedWentWhereItWent) {
    ASSERT_TRUE(store_.mark_sending(mails_[0], "anna@example.org"));
    seat_mika();
    ASSERT_TRUE(store_.declare_sent(mails_[0], {sample::noon, "send"}));
    EXPECT_THAT(recipients(), ElementsAre("anna@example.org", "mika@example.org"));
}

TEST_F(SeatTest, WhatIsWithdrawnNeitherMovesNorLeaves) {
    seat_mika({mails_[1]});
    EXPECT_THAT(recipients(), ElementsAre("mika@example.org"));
    const auto withdrawn = store_.withdrawn_messages(1);
    ASSERT_EQ(withdrawn->size(), 1U);
    EXPECT_EQ(withdrawn->at(0).recipient, "anna@example.org");
    EXPECT_EQ(withdrawn->at(0).withdrawn_at, sample::noon);
    EXPECT_FALSE(store_.mark_sending(mails_[1]));
}

}  // namespace
}  // namespace gm
