// What the game made up is chosen and reworded before its mails leave; nobody else can tell.

#include "gm/play/retelling.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/play/replay.h"
#include "gm/play/stored_turn.h"
#include "gm/report/template_shelf.h"
#include "tests/unit/play/bot_game.h"

namespace gm {
namespace {

using test::BotGame;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

class RetellingTest : public testing::Test {
protected:
    RetellingTest() {
        GameInPlay in_play = game_.open();
        BotGame::play(in_play, test::tuesday);
    }

    GameInPlay reading() const { return *GameInPlay::open(game_.folder()); }

    Retold look() const {
        GameInPlay in_play = reading();
        return *try_retelling(in_play, {});
    }
    orders::Result<Retold> ask(const RetellRequest& request) const {
        GameInPlay in_play = game_.open();
        return retell(in_play, request, test::tuesday);
    }
    std::string refused(const RetellRequest& request) const {
        const auto before = mails();
        const auto answer = ask(request);
        EXPECT_EQ(mails(), before);
        return answer ? "done" : orders::describe(answer.problems());
    }

    /// By reader and kind all that a mail is, but the number that gm knows it by.
    std::map<std::string, std::string> mails() const {
        const GameInPlay in_play = reading();
        std::map<std::string, std::string> out;
        for (const MessageRow& row : *in_play.store.messages(1)) {
            std::string all = row.subject + "\n" + row.text_body + "\n" + row.html_body.value_or("") + "\n" +
                              row.message_id + row.created_at + row.in_reply_to.value_or("") +
                              row.replaces.value_or("");
            for (const AttachmentRow& attached : *in_play.store.attachments(row.id)) all += attached.content;
            out[in_play.roster.id(*row.player) + " " + std::string(to_text(row.kind))] = all;
        }
        return out;
    }
    std::vector<std::string> changed_since(const std::map<std::string, std::string>& before) const {
        std::vector<std::string> out;
        for (const auto& [name, mail] : mails()) {
            if (before.at(name) != mail) out.push_back(name);
        }
        return out;
    }
    void expect_sound() const {
        const GameInPlay in_play = reading();
        const auto verified = in_play.store.verify();
        EXPECT_TRUE(verified) << orders::describe(verified.problems());
        const auto pinned = PinnedGame::of(in_play.store);
        const auto again = replay_turn(in_play.store, *pinned, in_play.last);
        EXPECT_EQ(again->hash, *in_play.store.turn_hash(1));
    }

    static const ToldFact& made_up(const Retelling& retelling) {
        for (const ToldFact& fact : retelling.facts)
            if (fact.made_up) return fact;
        throw std::runtime_error("nothing was made up");
    }

    BotGame game_{"neo-tokyo"};
};

TEST_F(RetellingTest, ShowsWhatWasDrawnAndWhatElseIsBelievable) {
    const Retold seen = look();
    ASSERT_EQ(seen.now.draws.size(), 3U);
    EXPECT_EQ(seen.now.draws[0].label, "shadows/player");
    EXPECT_EQ(seen.now.draws[0].among.size(), 10U);
    EXPECT_FALSE(seen.now.draws[0].chosen);
    EXPECT_FALSE(seen.drawn_otherwise);
    EXPECT_TRUE(seen.readers.empty());
    const ToldFact& fact = made_up(seen.now);
    ASSERT_EQ(fact.readings.size(), 1U);
    EXPECT_EQ(reading().roster.id(fact.readings[0].reader), seen.now.draws[0].value);
    EXPECT_THAT(mails().at(seen.now.draws[0].value + " report"), HasSubstr(fact.key));
}

TEST_F(RetellingTest, AChoiceConcernsItsVictimsAlone) {
    const Retelling drawn = look().now;
    const auto before = mails();
    const std::string other = drawn.draws[0].among[drawn.draws[0].among[0] == drawn.draws[0].value ? 1 : 0];
    const auto chosen = ask({{{"shadows/player", other}}});
    ASSERT_TRUE(chosen) << orders::describe(chosen.problems());
    EXPECT_TRUE(chosen->drawn_otherwise);
    auto concerned = std::vector{other + " report", drawn.draws[0].value + " report"};
    std::ranges::sort(concerned);
    EXPECT_EQ(changed_since(before), concerned);
    const Retelling now = look().now;
    EXPECT_TRUE(now.draws[0].chosen);
    EXPECT_EQ(now.draws[0].value, other);
    EXPECT_EQ(now.draws[0].by_itself, drawn.draws[0].value);
    EXPECT_EQ(made_up(now).key, made_up(drawn).key);
    expect_sound();

    ASSERT_TRUE(ask({{}, true}));
    EXPECT_TRUE(changed_since(before).empty()) << "as if nothing had been chosen, Message-IDs included";
    expect_sound();
}

TEST_F(RetellingTest, OnlyWhatIsBelievableCanBeChosen) {
    EXPECT_THAT(refused({{{"shadows/type", "protection"}}}),
                HasSubstr("'protection' is not believable for 'shadows/type'"));
    EXPECT_THAT(refused({{{"shadows/player", "nobody"}}}), HasSubstr("one of: akira, "));
    EXPECT_THAT(refused({{{"market/up", "mct"}}}), HasSubstr("'market/up' is nothing that you may choose"));
}

TEST_F(RetellingTest, AnyReportCanBeReworded) {
    const Retelling drawn = look().now;
    const auto before = mails();
    for (const ToldFact& fact : drawn.facts) {
        ASSERT_TRUE(ask({{}, false, {{fact.key, "", "On a vu {{ seed }} <b>des</b>\r\n ombres."}}}));
        const GameInPlay in_play = reading();
        for (const ToldFact::Reading& reading : fact.readings) {
            const auto player = resolution::Reader::player(reading.reader);
            const std::string mail = mails().at(in_play.roster.id(reading.reader) + " report");
            EXPECT_THAT(mail, HasSubstr("{{ seed }}"));
            EXPECT_THAT(mail, HasSubstr("&lt;b&gt;des&lt;/b&gt; ombres."));
            const nlohmann::json knowledge = StoredTurn::load(in_play, 1)->knowledge(player);
            TemplateShelf templates(*in_play.game, in_play.roster);
            EXPECT_THAT(templates.in_words("fr", knowledge)->dump(), HasSubstr("des</b> ombres."));
        }
        expect_sound();
        ASSERT_TRUE(ask({{}, false, {{fact.key, "", ""}}}));
        EXPECT_TRUE(changed_since(before).empty());
    }
    EXPECT_TRUE(reading().store.undone(1)->empty()) << "nothing was resolved again";
}

TEST_F(RetellingTest, OtherWordsChangeNoOtherMailAndAreOfOneLanguage) {
    const ToldFact fact = made_up(look().now);
    const auto before = mails();
    const GameInPlay in_play = reading();
    const auto reader = fact.readings.front().reader;
    const std::string language = in_play.players.at(reader.value()).language;
    const std::string not_his = language == "fr" ? "en" : "fr";
    ASSERT_TRUE(ask({{}, false, {{fact.key, not_his, "Words"}}}));
    EXPECT_TRUE(changed_since(before).empty());
    ASSERT_TRUE(ask({{}, false, {{fact.key, language, "Words"}}}));
    EXPECT_THAT(changed_since(before), ElementsAre(in_play.roster.id(reader) + " report"));
    EXPECT_EQ(made_up(look().now).words.size(), 2U);
}

TEST_F(RetellingTest, WordsThatMailsMustNotHaveAreRefused) {
    const std::string key = made_up(look().now).key;
    EXPECT_THAT(refused({{}, false, {{key, "", "a\x1b[31mb"}}}), HasSubstr("a character that mails must not have"));
    EXPECT_THAT(refused({{}, false, {{key, "", std::string(601, 'a')}}}), HasSubstr("room for 600"));
    EXPECT_THAT(refused({{}, false, {{"T9-XXX", "", "a"}}}), HasSubstr("no report tells of 'T9-XXX'"));
}

TEST_F(RetellingTest, WordsForWhatWasMadeUpGoWithIt) {
    const Retelling drawn = look().now;
    const std::string key = made_up(drawn).key;
    ASSERT_TRUE(ask({{}, false, {{key, "", "Words"}}}));
    const std::string other = drawn.draws[0].among[drawn.draws[0].among[0] == drawn.draws[0].value ? 1 : 0];
    ASSERT_TRUE(ask({{{"shadows/player", other}}}));
    EXPECT_TRUE(made_up(look().now).words.empty()) << "they were for somebody else";
    ASSERT_TRUE(ask({{{"shadows/type", drawn.draws[1].among[0]}}, false, {{key, "", "Both"}}}));
    EXPECT_EQ(made_up(look().now).words, (Editorials{{"", "Both"}}));
    expect_sound();
}

TEST_F(RetellingTest, WhatHasLeftStays) {
    const std::string key = made_up(look().now).key;
    {
        GameInPlay in_play = game_.open();
        ASSERT_TRUE(in_play.store.mark_sending(in_play.store.messages(1)->back().id));
    }
    EXPECT_THAT(refused({{}, false, {{key, "", "Words"}}}), HasSubstr("have left, or may have"));
    EXPECT_THAT(refused({{}, true}), HasSubstr("have left, or may have"));
}

TEST(RetellingOfOtherGames, AGameThatMakesNothingUpSaysSo) {
    const BotGame game("tiny");
    GameInPlay in_play = game.open();
    BotGame::play(in_play, test::tuesday);
    const auto answer = try_retelling(in_play, {});
    ASSERT_FALSE(answer);
    EXPECT_THAT(orders::describe(answer.problems()), HasSubstr("makes nothing up"));
}

}  // namespace
}  // namespace gm
