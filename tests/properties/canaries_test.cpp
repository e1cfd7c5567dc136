// Secrecy, by canaries: whole games in which whatever a player can write or own is a word or a number found nowhere
// else, and every mail is searched for those of others. What a reader may know follows from the journal, from whom it
// told what, and from a table of the rules that may tell it (tests/games): never from the mails.

#include <gtest/gtest.h>

#include "tests/support/bot_games.h"
#include "tests/support/canary_game.h"

using namespace resolution;
using test_support::Canaries;
using test_support::CanaryGame;

namespace {

class EverySecretGame : public testing::TestWithParam<std::string> {};

struct Gossip {
    static constexpr std::string_view kind = "gossip";
    std::string text;
    Fields fields() const { return {{"text", text}}; }
};

std::string all(const std::vector<test_support::Leak>& leaks) {
    std::string out;
    for (std::size_t i = 0; i < leaks.size() && i < 20; ++i) out += leaks[i].where + ": " + leaks[i].what + "\n";
    return out;
}

gm::MessageRow report_to(PlayerIndex player, CanaryGame& game) {
    for (const gm::MessageRow& mail : game.stored().mails(0)) {
        if (mail.kind == gm::MessageKind::report && mail.player == player) return mail;
    }
    throw std::runtime_error("no report");
}

}  // namespace

TEST_P(EverySecretGame, KeepsTheCanariesOfEachPlayerFromTheMailsOfOthers) {
    int lessons = 0;
    test_support::on_seeds(test_support::games_to_play(3, 1), [&](std::uint64_t number) {
        CanaryGame game(GetParam(), number);
        while (!game.over() && game.leaks().empty()) game.play_turn();
        EXPECT_TRUE(game.leaks().empty()) << all(game.leaks());
        for (const char* kind : {"report", "bulletin", "receipt", "reminder", "sheet"})
            EXPECT_GT(game.texts_read().at(kind), 0) << kind;
        EXPECT_GT(game.canaries().size(), 50U);
        lessons += game.lessons();
    });
    const bool tells = test_support::under_test(GetParam()).tells();
    EXPECT_EQ(lessons > 0, tells) << lessons << " lessons: the table of rules was not tried, or is needless";
}

// The search itself: a mail that tells a secret is found out, wherever it stands.
TEST_P(EverySecretGame, FindsALeakThatIsPlanted) {
    CanaryGame game(GetParam(), 1);
    const PlayerIndex owner{0};
    const PlayerIndex other{1};
    const std::string word = game.canaries().word(owner, "a planted secret");
    game.canaries().number(1'234'567, owner, "a planted number");
    const gm::MessageRow mail = report_to(other, game);
    const auto found_in = [&](const gm::MessageRow& leaky) {
        const std::size_t so_far = game.leaks().size();
        game.read_mail(leaky);
        return game.leaks().size() > so_far;
    };
    EXPECT_FALSE(found_in(mail)) << all(game.leaks());
    const auto with = [&](auto change) {
        gm::MessageRow changed = mail;
        change(changed);
        return changed;
    };
    EXPECT_TRUE(found_in(with([&](gm::MessageRow& leaky) { leaky.subject += word; })));
    EXPECT_TRUE(found_in(with([&](gm::MessageRow& leaky) { leaky.text_body += "Zqx" + word.substr(3); })));
    EXPECT_TRUE(found_in(with([&](gm::MessageRow& leaky) { leaky.text_body += word.substr(0, 6) + "\u2026"; })));
    EXPECT_TRUE(found_in(with([&](gm::MessageRow& leaky) { leaky.text_body += "1\u00a0234\u00a0567 ny"; })));
    EXPECT_TRUE(found_in(with([&](gm::MessageRow& leaky) { leaky.html_body = "<b>1234567</b>"; })));
    EXPECT_TRUE(found_in(with([&](gm::MessageRow& leaky) { leaky.html_body = "<b>" + word + "</b>"; })));
    EXPECT_TRUE(found_in(with([&](gm::MessageRow& leaky) { leaky.message_id = "<" + word + "@gm.invalid>"; })));
    EXPECT_TRUE(found_in(with([&](gm::MessageRow& leaky) { leaky.recipient = word + "@example.org"; })));
    EXPECT_TRUE(
        found_in(with([&](gm::MessageRow& leaky) { leaky.text_body += game.stored().in_play().campaign.seed.hex(); })));
    gm::MessageRow own = report_to(owner, game);
    own.text_body += word + " 1\u00a0234\u00a0567";
    EXPECT_FALSE(found_in(own)) << "its owner may read it\n" << all(game.leaks());
}

// Nor does it matter that the journal itself says who may know: a fact that no rule tells that player is a leak.
TEST_P(EverySecretGame, FindsAFactThatIsToldToTheWrongPlayer) {
    CanaryGame game(GetParam(), 1);
    const std::string word = game.canaries().word(PlayerIndex{0}, "a planted secret");
    const Position& position = game.stored().in_play().position;
    const auto leaks_after = [&](Audience audience) {
        Record record;
        record.journal.enter("closing");
        record.journal.tell(audience, "no rule", Gossip{word});
        game.hear(record, position, position);
        return game.leaks().size();
    };
    EXPECT_EQ(leaks_after(Audience::game_master()), 0U);
    EXPECT_EQ(leaks_after(Audience::only(PlayerIndex{0})), 0U);
    EXPECT_EQ(leaks_after(Audience::only(PlayerIndex{1})), 1U);
    EXPECT_EQ(leaks_after(Audience::only(PlayerIndex{1})), 1U) << "what is known already is no news";
    EXPECT_GT(leaks_after(Audience::everyone()), 1U);
}

TEST(Canary, MarksAreWholeWordsAndKnowTheirReaders) {
    Canaries canaries;
    canaries.mark("G11", Audience::only(PlayerIndex{0}), "a card");
    const Reader other = Reader::player(PlayerIndex{1});
    for (const char* text : {"G11", "G8 G11, Y1", "<b>G11</b>", "[\"G11\"]", "G11."})
        EXPECT_EQ(canaries.marks_leaked(text, other), std::vector<std::string>{"a card"}) << text;
    for (const char* text : {"G1", "G112", "aG11", "#G11", "+G11/x", "g11"})
        EXPECT_TRUE(canaries.marks_leaked(text, other).empty()) << text;
    EXPECT_TRUE(canaries.marks_leaked("G11", Reader::player(PlayerIndex{0})).empty());
    canaries.mark("G11", Audience::everyone(), "a card on the table");
    EXPECT_TRUE(canaries.marks_leaked("G11", other).empty()) << "it was played";
}

TEST(Canary, NumbersAreFoundWhateverTheirThousands) {
    using test_support::numbers_of;
    EXPECT_EQ(numbers_of("12345 a12 12b 1\u00a0234\u00a0567 -98&nbsp;765 3\u00a012 4f7"),
              (std::set<std::int64_t>{12345, 1234567, 98765, 3, 12}));
}

INSTANTIATE_TEST_SUITE_P(Registered, EverySecretGame, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
