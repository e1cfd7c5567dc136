// What public pages cost, and when they are written anew: what is secret shows in neither.

#include "gm/web/site/public_look.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <random>

#include "gm/mail/send_settings.h"
#include "gm/play/bulletin_edit.h"
#include "gm/play/shown_turn.h"
#include "gm/play/undo.h"
#include "tests/support/table.h"
#include "tests/unit/web/open_site.h"

namespace gm {
namespace {

using test::OpenSite;
using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> public_paths = {
    "/",      "/bulletins",    "/bulletins/0", "/bulletins/1", "/rules",        "/api/status", "/feed.atom",
    "/enter", "/bulletins/77", "/bulletins/x", "/nowhere",     "/feed/xx.atom", "/language/xx"};

/// How often this process has read from a file, a socket or anything else.
long reads() {
    std::ifstream counts("/proc/self/io");
    std::string word;
    long count = -1;
    while (counts >> word)
        if (word == "syscr:") counts >> count;
    return count;
}

class PublicPages : public testing::Test {
protected:
    /// As it is now, not as it was a moment ago.
    web::Response get(const std::string& path, const std::string& language = "en") {
        site_.site().look_anew();
        return site_.get(path, language);
    }
    void look_at_all() {
        for (const std::string& path : public_paths) get(path);
    }

    /// Pages written for all who look after something was done.
    std::size_t written_after(const std::function<void()>& something) {
        look_at_all();
        const std::size_t before = site_.site().pages().written();
        something();
        look_at_all();
        return site_.site().pages().written() - before;
    }

    long reads_of_a_look() {
        const long before = reads();
        look_.look();
        return reads() - before;
    }

    Store& store() { return site_.in_play().store; }
    NewMessage letter(MessageKind kind) {
        NewMessage message;
        message.turn = 2;
        message.player = orders::PlayerIndex(0);
        message.kind = kind;
        message.recipient = "ada@example.org";
        message.subject = to_text(kind);
        message.text_body = std::string(5'000, 'x');
        message.message_id = "<" + to_text(kind) + std::to_string(++letters_) + "@test>";
        message.created_at = site_.now;
        return message;
    }
    void import_sheet() {
        NewSheet sheet;
        sheet.turn = 2;
        sheet.player = orders::PlayerIndex(0);
        sheet.received_at = site_.now;
        sheet.source = "test";
        sheet.raw = "turn: 2\n";
        ASSERT_TRUE(store().add_sheet(sheet, {letter(MessageKind::receipt)}, {site_.now, "import"}));
    }
    void set_off(MessageId mail) { ASSERT_TRUE(store().mark_sending(mail)); }
    void put_back(MessageId mail) { ASSERT_TRUE(store().put_back_messages({mail}, {site_.now, "send"})); }
    void send(MessageKind kind, int turn) {
        for (const MessageRow& mail : *store().messages(turn)) {
            if (mail.kind != kind || mail.status == MessageStatus::sent) continue;
            if (mail.status == MessageStatus::queued) set_off(mail.id);
            ASSERT_TRUE(store().mark_sent(mail.id, site_.now));
        }
    }
    void turn_waits_for_its_mails() {
        std::ofstream(site_.folder() / mail::SendSettings::file_name) << "from: mj@example.org\n";
    }

    OpenSite site_{"tiny", 1};
    web::PublicLook look_{*Store::open(site_.folder()), site_.folder()};
    int letters_ = 0;
};

TEST_F(PublicPages, AreWrittenOnceWhateverIsAskedFor) {
    EXPECT_EQ(written_after([] {}), 0U);
    const std::size_t before = site_.site().pages().written();
    for (int number = 100; number < 3'000; ++number) {
        EXPECT_EQ(get("/bulletins/" + std::to_string(number)).status, 404);
        EXPECT_EQ(get("/no/" + std::to_string(number)).status, 404);
    }
    look_at_all();
    EXPECT_EQ(site_.site().pages().written(), before) << "what is not there makes nobody forget what is";
}

TEST_F(PublicPages, SayTheSameOfWhateverIsNotThere) {
    EXPECT_EQ(get("/nowhere").body, get("/elsewhere").body);
    EXPECT_EQ(get("/bulletins/77").body, get("/bulletins/x").body);
    EXPECT_THAT(get("/nowhere", "fr").body, HasSubstr("lang=\"fr\""));
    EXPECT_THAT(get("/bulletins/77", "fr").body, HasSubstr("lang=\"fr\""));
}

TEST_F(PublicPages, AreNotTouchedByWhatIsSecret) {
    const std::vector<std::pair<const char*, std::function<void()>>> secrets = {
        {"a sheet and its receipt", [&] { import_sheet(); }},
        {"the same sheet again", [&] { import_sheet(); }},
        {"a reminder is queued",
         [&] { ASSERT_TRUE(store().add_messages({letter(MessageKind::reminder)}, {site_.now, "remind"})); }},
        {"receipts are sent", [&] { send(MessageKind::receipt, 2); }},
        {"a mail is set aside",
         [&] {
             ASSERT_TRUE(store().add_mail({"key", site_.now, "source", "x", "y", MailStatus::aside, "why", "raw"},
                                          {site_.now, "mail"}));
         }},
        {"a link is made",
         [&] { ASSERT_TRUE(store().set_links({{"ada", 1, "hash", site_.now}}, {site_.now, "link"})); }},
        {"a token", [&] { ASSERT_TRUE(store().set_token_hash(orders::PlayerIndex(0), "hash", {site_.now, "token"})); }},
        {"a secret ruling",
         [&] {
             ASSERT_TRUE(
                 store().add_ruling({2, site_.now, "set", "why", R"("game-master")", "{}"}, {site_.now, "rule"}));
         }},
    };
    look_.look();
    const long usual = reads_of_a_look();
    for (const auto& [what, write] : secrets) {
        EXPECT_EQ(written_after(write), 0U) << what;
        EXPECT_LE(std::abs(reads_of_a_look() - usual), 2)
            << what << ": a look takes the same trouble, but for a page of the file";
    }
}

TEST_F(PublicPages, OfATurnThatWaitsAreNotTouchedByItsCorrection) {
    turn_waits_for_its_mails();
    ASSERT_EQ(get("/bulletins/1").status, 404);
    EXPECT_EQ(written_after([&] { ASSERT_TRUE(edit_bulletin(site_.in_play(), {1, "", "Canary words."}, site_.now)); }),
              0U);
    EXPECT_EQ(written_after([&] { ASSERT_TRUE(store().undo_turn(1, "why", {site_.now, "undo"})); }), 0U);
}

TEST_F(PublicPages, ChangeWithTheFirstMailThatLeaves) {
    turn_waits_for_its_mails();
    look_at_all();
    ASSERT_EQ(get("/bulletins/1").status, 404);
    set_off(store().messages(1)->front().id);
    EXPECT_EQ(get("/bulletins/1").status, 200);
    EXPECT_THAT(get("/api/status").body, HasSubstr("\"number\": 1"));
    put_back(store().messages(1)->front().id);
    EXPECT_EQ(get("/bulletins/1").status, 404) << "it had not left after all";
}

TEST_F(PublicPages, AreWrittenAnewOnceALanguageAndNotForEachMailThatLeaves) {
    turn_waits_for_its_mails();
    set_off(store().messages(1)->front().id);
    std::map<std::string, int> left;
    for (const MessageRow& mail : *store().messages(1)) {
        const auto send = [&, id = mail.id] { ASSERT_TRUE(store().mark_sent(id, site_.now)); };
        const std::string language = site_.in_play().players.at(mail.player->value()).language;
        const bool first = mail.kind == MessageKind::bulletin && ++left[language] == 1;
        EXPECT_EQ(written_after(send) > 0, first) << mail.message_id;
    }
}

TEST_F(PublicPages, FollowWhateverIsResolvedSentAndUndone) {
    turn_waits_for_its_mails();
    std::cout << "GM_TEST_SEED=" << test_support::base_seed() << '\n';
    std::mt19937_64 random(test_support::base_seed());
    const auto one_in = [&](unsigned count) { return random() % count == 0; };
    for (int step = 0; step < 60; ++step) {
        GameInPlay& in_play = site_.in_play();
        const int last = in_play.last.number;
        const auto mails = *store().messages(last);
        switch (random() % 5) {
            case 0:
                if (!in_play.over()) test::BotGame::play(in_play, test::tuesday);
                break;
            case 1:
                if (last == 0) break;
                ASSERT_TRUE(undo_last_turn(in_play, "why", site_.now));
                ASSERT_TRUE(in_play.go_to_opening(last));
                break;
            case 2: send(one_in(2) ? MessageKind::report : MessageKind::bulletin, last); break;
            case 3:
                for (const MessageRow& mail : mails)
                    if (mail.status == MessageStatus::queued && one_in(4)) set_off(mail.id);
                break;
            default:
                for (const MessageRow& mail : mails)
                    if (mail.status == MessageStatus::sending) put_back(mail.id);
        }
        ASSERT_EQ(look_.look().shown, *shown_turn(in_play)) << "at step " << step;
    }
}

TEST_F(PublicPages, ChangeWithTheWordsOfABulletin) {
    EXPECT_THAT(get("/bulletins/1").body, Not(HasSubstr("Canary")));
    ASSERT_TRUE(edit_bulletin(site_.in_play(), {1, "", "Canary words."}, site_.now));
    EXPECT_THAT(get("/bulletins/1").body, HasSubstr("Canary words."));
    ASSERT_TRUE(edit_bulletin(site_.in_play(), {1, "", "Canary text."}, site_.now));
    EXPECT_THAT(get("/bulletins/1").body, HasSubstr("Canary text."));
    ASSERT_TRUE(edit_bulletin(site_.in_play(), {0, "", "Of the setup."}, site_.now));
    EXPECT_THAT(get("/bulletins/0").body, HasSubstr("Of the setup."));
}

TEST_F(PublicPages, ChangeWithABulletinThatIsWrittenAnewWithTheSameWords) {
    look_at_all();
    BulletinEdit edit{1, "", "", {}};
    for (const MessageRow& mail : *store().messages(1))
        if (mail.kind == MessageKind::bulletin)
            edit.mails.emplace(mail.id, MessageBody{"Canary subject", "text", std::nullopt});
    ASSERT_TRUE(store().edit_bulletin(edit, {site_.now, "bulletin"}));
    EXPECT_THAT(get("/bulletins/1").body, HasSubstr("Canary subject"));
}

TEST_F(PublicPages, ChangeWhenATurnIsResolvedAndWhenItIsUndone) {
    const std::string before = get("/").body;
    test::BotGame::play(site_.in_play(), test::tuesday);
    EXPECT_EQ(get("/bulletins/2").status, 200);
    EXPECT_NE(get("/").body, before);
    ASSERT_TRUE(store().undo_turn(2, "why", {site_.now, "undo"}));
    EXPECT_EQ(get("/bulletins/2").status, 404);
    EXPECT_EQ(get("/").body, before);
    EXPECT_THAT(get("/api/status").body, HasSubstr("\"number\": 1"));
}

TEST_F(PublicPages, ChangeWithTheNameOfAPlayer) {
    look_at_all();
    PlayerRow player = site_.in_play().players.front();
    player.name = "Canary Nova";
    RulingEffects effects;
    effects.seat = {orders::PlayerIndex(0), player};
    const NewRuling ruling{2, site_.now, "replace-player", "moved", R"("everyone")", "{}"};
    const auto made = store().add_ruling(ruling, {site_.now, "rule"}, effects);
    ASSERT_TRUE(made);
    ASSERT_TRUE(store().revoke_ruling(*made, {site_.now, "revoke"}))
        << "the name stays: nothing else of it is of use here";
    EXPECT_THAT(get("/api/status").body, HasSubstr("Canary Nova"));
}

TEST_F(PublicPages, ChangeByTheMinute) {
    look_at_all();
    EXPECT_GT(written_after([&] { site_.now = "2026-11-17T13:01:00Z"; }), 0U);
}

}  // namespace
}  // namespace gm
