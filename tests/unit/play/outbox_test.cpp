// Which mails are due, and what a postman does with the answers to them.

#include "gm/play/outbox.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <deque>

#include "gm/play/postman.h"
#include "tests/unit/store/sample.h"

namespace gm {
namespace {

using mail::Delivered;
using mail::Fate;
using sample::noon;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(Outbox, BackOffDoublesUpToFourHours) {
    EXPECT_EQ(next_attempt(noon, 1), "2026-11-16T12:01:00Z");
    EXPECT_EQ(next_attempt(noon, 2), "2026-11-16T12:02:00Z");
    EXPECT_EQ(next_attempt(noon, 5), "2026-11-16T12:16:00Z");
    EXPECT_EQ(next_attempt(noon, 9), "2026-11-16T16:00:00Z");
    EXPECT_EQ(next_attempt(noon, 1'000'000), "2026-11-16T16:00:00Z");
}

TEST(Outbox, SortsByWhatComesNext) {
    std::vector<MessageRow> rows(5);
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].id = MessageId{static_cast<std::int64_t>(i)};
    rows[1].status = MessageStatus::sending;
    for (const std::size_t i : {2U, 3U, 4U}) rows[i].status = MessageStatus::failed;
    rows[2].not_before = noon;
    rows[3].not_before = "2026-11-16T12:00:01Z";
    const Outbox outbox = outbox_of(rows, noon);
    const auto ids = [](const std::vector<MessageRow>& list) {
        std::vector<int> out;
        for (const MessageRow& row : list) out.push_back(static_cast<int>(row.id));
        return out;
    };
    EXPECT_THAT(ids(outbox.due), ElementsAre(0, 2));
    EXPECT_THAT(ids(outbox.later), ElementsAre(3));
    EXPECT_THAT(ids(outbox.failed), ElementsAre(4));
    EXPECT_THAT(ids(outbox.doubtful), ElementsAre(1));
    EXPECT_THAT(ids(outbox.failures()), ElementsAre(2, 3, 4));
}

TEST(Outbox, AClockThatGoesBackHoldsNoMailBack) {
    MessageRow row;
    row.status = MessageStatus::failed;
    row.attempts = 3;
    row.not_before = next_attempt(noon, row.attempts);
    EXPECT_EQ(outbox_of({row}, noon).later.size(), 1U);
    EXPECT_EQ(outbox_of({row}, "2026-11-16T11:59:00Z").due.size(), 1U);
    EXPECT_EQ(outbox_of({row}, "2026-11-15T12:00:00Z").due.size(), 1U);
}

/// Answers as it was told to, and looks into the game while a mail is on its way.
class Scripted : public mail::Delivery {
public:
    Scripted(std::filesystem::path folder, std::deque<Delivered> answers)
        : folder_(std::move(folder)), answers_(std::move(answers)) {}
    Delivered deliver(const mail::Parcel& parcel) override {
        parcels.push_back(parcel);
        const auto store = Store::open(folder_);
        for (const MessageRow& row : *store->unsent_messages())
            if (row.message_id == parcel.message_id) seen.emplace_back(to_text(row.status));
        const Delivered answer = answers_.front();
        answers_.pop_front();
        return answer;
    }
    bool is_repeatable() const override { return repeatable; }

    bool repeatable = false;
    std::vector<mail::Parcel> parcels;
    std::vector<std::string> seen;

private:
    std::filesystem::path folder_;
    std::deque<Delivered> answers_;
};

class PostmanTest : public testing::Test {
protected:
    PostmanTest() {
        Store store = sample::played(folder_, 0);
        for (const MessageRow& row : *store.unsent_messages()) EXPECT_TRUE(store.mark_sent(row.id, noon));
        std::vector<NewMessage> messages;
        for (const char* id : {"<1@x>", "<2@x>", "<3@x>", "<4@x>"}) messages.push_back(sample::message(1, id));
        EXPECT_TRUE(store.add_messages(messages, {noon, "test"}));
    }

    Round send(std::deque<Delivered> answers, bool repeatable = false) {
        const auto store = Store::open(folder_);
        const auto writer = MailWriter::of(*store, {"gm", "gm@example.org"});
        delivery_ = std::make_unique<Scripted>(folder_, std::move(answers));
        delivery_->repeatable = repeatable;
        Postman postman(*writer, *delivery_, folder_, sample::writer(), [] { return noon; });
        auto round = postman.send(outbox_of(*store->unsent_messages(), noon).due, [](const Posted&) {});
        EXPECT_TRUE(round) << orders::describe(round.problems());
        return *round;
    }

    std::vector<std::string> statuses() {
        std::vector<std::string> out;
        for (const MessageRow& row : *(*Store::open(folder_)).messages(1)) out.emplace_back(to_text(row.status));
        return out;
    }

    sample::TemporaryFolder place_;
    std::filesystem::path folder_ = place_ / "game";
    std::unique_ptr<Scripted> delivery_;
};

TEST_F(PostmanTest, EachIsMarkedBeforeAndAfter) {
    const Round round = send({{}, {Fate::refused, "550 no"}, {Fate::postponed, "451 later"}, {}});
    EXPECT_THAT(delivery_->seen, ElementsAre("sending", "sending", "sending", "sending"));
    EXPECT_THAT(statuses(), ElementsAre("sent", "failed", "failed", "sent"));
    EXPECT_FALSE(round.stopped);
    const auto rows = (*Store::open(folder_)).messages(1);
    EXPECT_EQ((*rows)[1].not_before, std::nullopt);
    EXPECT_EQ((*rows)[2].not_before, "2026-11-16T12:01:00Z");
    EXPECT_EQ((*rows)[2].last_error, "451 later");
    EXPECT_EQ((*rows)[0].attempts, 1);
}

TEST_F(PostmanTest, AWayThatMayBeRepeatedLeavesNoDoubt) {
    send({{}, {}, {}, {}}, true);
    EXPECT_THAT(delivery_->seen, ElementsAre("queued", "queued", "queued", "queued"));
    EXPECT_THAT(statuses(), ElementsAre("sent", "sent", "sent", "sent"));
}

TEST_F(PostmanTest, NoWayForOneIsNoWayForAll) {
    const Round round = send({{}, {Fate::no_way, "nobody answers"}});
    EXPECT_THAT(statuses(), ElementsAre("sent", "failed", "queued", "queued"));
    EXPECT_EQ(round.stopped, "nobody answers");
    EXPECT_EQ(round.untried, 2U);
}

TEST_F(PostmanTest, WrongSettingsNeedNoRest) {
    send({{Fate::no_way, "wrong password", true}});
    EXPECT_EQ((*(*Store::open(folder_)).messages(1))[0].not_before, noon);
}

TEST_F(PostmanTest, OneDoubtGoesOnTwoInARowStop) {
    const Delivered doubt{Fate::unknown, "hung up"};
    EXPECT_FALSE(send({doubt, {}, doubt, {}}).stopped);
    EXPECT_THAT(statuses(), ElementsAre("sending", "sent", "sending", "sent"));
    EXPECT_THAT(send({}).posted, IsEmpty()) << "what is in doubt is not due";
    auto store = Store::open(folder_, sample::writer());
    const auto rows = *store->messages(1);
    EXPECT_EQ(rows[0].last_error, "hung up");
    EXPECT_FALSE(store->mark_sending(rows[0].id)) << "nor can it be claimed again";
    EXPECT_FALSE(store->put_back_messages({rows[0].id, rows[1].id}, {noon, "send"})) << "one of them has left";
    EXPECT_THAT(statuses(), ElementsAre("sending", "sent", "sending", "sent"));
    EXPECT_TRUE(store->put_back_messages({rows[0].id, rows[2].id}, {noon, "send"}));
    store = Store::open(folder_);
    const Round round = send({doubt, doubt});
    EXPECT_TRUE(round.stopped);
    store = Store::open(folder_, sample::writer());
    EXPECT_TRUE(store->declare_sent(rows[0].id, {noon, "send"}));
    EXPECT_FALSE(store->declare_sent(rows[0].id, {noon, "send"}));
    EXPECT_THAT(statuses(), ElementsAre("sent", "sent", "sending", "sent"));
}

TEST_F(PostmanTest, AnAddressThatIsNoneIsNeverHandedOver) {
    sample::meddle(
        folder_, "UPDATE message SET recipient = 'x@y' || char(13, 10) || 'RCPT TO:<z@z>' WHERE message_id = '<1@x>'");
    const Round round = send({{}, {}, {}});
    EXPECT_EQ(delivery_->parcels.size(), 3U);
    EXPECT_EQ(round.posted[0].fate, Fate::refused);
    EXPECT_THAT(round.posted[0].reason, HasSubstr("no address"));
}

TEST_F(PostmanTest, ABulletinFollowsThoseOfEarlierTurns) {
    Store store = *Store::open(folder_, sample::writer());
    NewMessage first = sample::message(2, "<r2@x>");
    first.kind = MessageKind::bulletin;
    NewMessage second = first;
    second.turn = 3;
    second.message_id = "<r3@x>";
    NewMessage other = second;
    other.player = sample::bruno;
    other.message_id = "<b3@x>";
    EXPECT_TRUE(store.add_messages({first, second, other}, {noon, "test"}));
    const auto earlier = [&](const NewMessage& message) { return *store.earlier_message_ids(message); };
    EXPECT_THAT(earlier(first), IsEmpty());
    EXPECT_THAT(earlier(second), ElementsAre("<r2@x>"));
    EXPECT_THAT(earlier(other), IsEmpty());
}

}  // namespace
}  // namespace gm
