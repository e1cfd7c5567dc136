// A player writes its orders on the page: by the form, by YAML, with and without mistakes, in time and late.

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/mail/send_settings.h"
#include "gm/play/undo.h"
#include "gm/rulings/make.h"
#include "orders/text.h"
#include "tests/support/page_text.h"
#include "tests/unit/web/player_site.h"

namespace gm::web {
namespace {

using test::PlayerSite;
using test::untouched;
using test::with;
using test_support::page_text;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::vector<SheetRow> sheets_of(const PlayerSite& site, const std::string& seat) {
    const GameInPlay in_play = *GameInPlay::open(site.folder());
    std::vector<SheetRow> rows = *in_play.store.sheets(in_play.next_turn());
    std::erase_if(rows, [&](const SheetRow& row) { return row.player != in_play.roster.find(seat); });
    return rows;
}

std::size_t receipts(const PlayerSite& site) {
    const GameInPlay in_play = *GameInPlay::open(site.folder());
    const auto messages = *in_play.store.messages(in_play.next_turn());
    return static_cast<std::size_t>(std::count_if(
        messages.begin(), messages.end(), [](const MessageRow& one) { return one.kind == MessageKind::receipt; }));
}

class Orders : public testing::Test {
protected:
    Response press(const Fields& form, const std::string& button, const std::string& seat = "ada") {
        return site_.post(seat, button.starts_with("send-") ? "/me/orders/send" : "/me/orders",
                          with(form, "do", button));
    }
    Fields form() { return site_.orders_form("ada"); }
    static Fields form_in(const Response& page) { return untouched(page.body, "/me/orders"); }

    PlayerSite site_{"tiny"};
};

TEST_F(Orders, AreSentByTheFormAndAnsweredAtOnce) {
    const Response sent = press(with(with(form(), "orders.bid", "3"), "orders.stake", "5"), "send-form");
    const Response receipt = site_.follow("ada", sent);
    ASSERT_EQ(receipt.status, 200);
    const auto sheets = sheets_of(site_, "ada");
    ASSERT_EQ(sheets.size(), 1U);
    EXPECT_EQ(sheets[0].raw, "turn: 1\nplayer: ada\nbid: 3\nstake: 5\n");
    EXPECT_EQ(sheets[0].source, "web");
    EXPECT_EQ(sheets[0].status, SheetStatus::received);
    EXPECT_EQ(receipts(site_), 1U);
    EXPECT_THAT(page_text(receipt.body), AllOf(HasSubstr("Your sheet no. 1 of turn 1 is in."),
                                               HasSubstr(sheets[0].digest), HasSubstr("the die will show at least 3")));
    EXPECT_THAT(page_text(site_.get("ada", "/me").body), HasSubstr("Your sheet is in. No. 1"));
}

TEST_F(Orders, AreReplacedByTheNextOnesAndTheVerySheetIsKnownAgain) {
    site_.send_yaml("ada", "bid: 2\n");
    const Response second = site_.send_yaml("ada", "bid: 4\n");
    EXPECT_THAT(page_text(site_.follow("ada", second).body), HasSubstr("It replaces your sheet no. 1"));
    ASSERT_EQ(sheets_of(site_, "ada").size(), 2U);
    EXPECT_EQ(sheets_of(site_, "ada")[0].status, SheetStatus::replaced);
    const Response again = site_.send_yaml("ada", "bid: 4\n");
    EXPECT_THAT(page_text(site_.follow("ada", again).body), HasSubstr("the very sheet that is in already"));
    EXPECT_EQ(sheets_of(site_, "ada").size(), 2U);
    EXPECT_EQ(receipts(site_), 2U);
}

TEST_F(Orders, SentTwiceByADoubleClickAreOneSheet) {
    const Fields filled = with(form(), "orders.bid", "2");
    const Response first = press(filled, "send-form");
    const Response second = press(filled, "send-form");
    EXPECT_EQ(test::header_of(second, "Location"), test::header_of(first, "Location"));
    EXPECT_EQ(sheets_of(site_, "ada").size(), 1U);
}

TEST_F(Orders, OfAnotherPlayerAreRefusedInWordsAndKeptOnThePage) {
    const Response refused = site_.send_yaml("ada", "player: bo\nbid: 3 # mine\n");
    EXPECT_EQ(refused.status, 422);
    EXPECT_THAT(page_text(refused.body), AllOf(HasSubstr("this sheet says it is from 'bo'"), HasSubstr("'ada'")));
    EXPECT_EQ(form_in(refused).get("yaml"), "player: bo\r\nbid: 3 # mine\r\n");
    EXPECT_TRUE(sheets_of(site_, "ada").empty());
    EXPECT_TRUE(sheets_of(site_, "bo").empty());
}

TEST_F(Orders, ThatCannotBeReadSayWhere) {
    const Response refused = site_.send_yaml("ada", "bid: [3\n");
    EXPECT_EQ(refused.status, 422);
    EXPECT_THAT(page_text(refused.body), HasSubstr("line "));
    EXPECT_TRUE(sheets_of(site_, "ada").empty());
}

TEST_F(Orders, AreOfTheSessionsPlayerWhateverTheFormSays) {
    Fields fields = with(with(form(), "orders.bid", "3"), "player", "bo");
    fields = with(with(fields, "orders.player", "bo"), "seat", "bo");
    EXPECT_EQ(press(fields, "send-form").status, 303);
    EXPECT_EQ(sheets_of(site_, "ada").size(), 1U);
    EXPECT_TRUE(sheets_of(site_, "bo").empty());
}

/// A page that was open while the site was started anew has a number that nobody knows any more.
TEST_F(Orders, OfAPageThatWasOpenForLongAreTaken) {
    EXPECT_EQ(press(with(with(form(), "orders.bid", "3"), "once", "x"), "send-form").status, 303);
    EXPECT_EQ(sheets_of(site_, "ada").size(), 1U);
}

TEST_F(Orders, OfSomebodyWhoWritesABookAreTooLong) {
    EXPECT_EQ(site_.send_yaml("ada", "bid: 3\n#" + std::string(200'000, 'x') + "\n").status, 413);
    EXPECT_TRUE(sheets_of(site_, "ada").empty());
}

TEST_F(Orders, WithoutTheSealAreNotTaken) {
    EXPECT_EQ(press(with(with(form(), "orders.bid", "3"), "seal", "x"), "send-form").status, 403);
    EXPECT_EQ(site_.post("", "/me/orders/send", with(form(), "do", "send-form")).status, 403);
    EXPECT_TRUE(sheets_of(site_, "ada").empty());
}

TEST_F(Orders, AreCheckedBesideTheirFieldsAndInTheYaml) {
    const Response checked = press(with(with(form(), "orders.bid", "99"), "orders.stake", "3"), "check-form");
    const std::string text = page_text(checked.body);
    EXPECT_THAT(text, AllOf(HasSubstr("line 3, column 6: bid must be between 1 and"), HasSubstr("Refused")));
    EXPECT_EQ(form_in(checked).get("yaml"), "turn: 1\r\nplayer: ada\r\nbid: 99\r\nstake: 3\r\n");
    EXPECT_EQ(form_in(checked).get("orders.bid"), "99");
    const auto field = checked.body.find("id=\"said-orders.bid\"");
    ASSERT_NE(field, std::string::npos);
    EXPECT_THAT(checked.body.substr(field, 200), HasSubstr("must be between"));
    EXPECT_TRUE(sheets_of(site_, "ada").empty());
}

TEST_F(Orders, GoFromYamlIntoTheFormInTheReadersWords) {
    const Response page =
        site_.post("chie", "/me/orders",
                   with(with(site_.orders_form("chie", "fr"), "yaml", "pari: 4\nmise: 2\n"), "do", "to-form"), "fr");
    EXPECT_EQ(form_in(page).get("orders.bid"), "4");
    const Response back =
        site_.post("chie", "/me/orders", with(with(form_in(page), "orders.bid", "5"), "do", "check-form"), "fr");
    EXPECT_EQ(form_in(back).get("yaml"), "tour: 1\r\njoueur: chie\r\npari: 5\r\nmise: 2\r\n");
}

TEST_F(Orders, InYamlThatNoFormCanHoldStayInTheYaml) {
    const std::string odd = "bid: 3\nstaek: 4 # sic\n";
    const Response page = press(with(form(), "yaml", odd), "to-form");
    EXPECT_THAT(page_text(page.body),
                AllOf(HasSubstr("cannot show all that this YAML says"), HasSubstr("the form has no field for 'staek'"),
                      HasSubstr("unknown key 'staek'")));
    EXPECT_EQ(form_in(page).get("yaml"), "bid: 3\r\nstaek: 4 # sic\r\n");
    EXPECT_FALSE(form_in(page).has("orders.bid"));
    // Whatever button is pressed then, it is the YAML that counts.
    press(form_in(page), "send-form");
    ASSERT_EQ(sheets_of(site_, "ada").size(), 1U);
    EXPECT_EQ(sheets_of(site_, "ada")[0].raw, odd);
}

TEST_F(Orders, ChangedOnBothSidesAreNeitherSentNorLost) {
    const Fields both = with(with(form(), "orders.bid", "3"), "yaml", "bid: 5\n");
    for (const char* button : {"check-form", "check-yaml", "send-form", "send-yaml"}) {
        const Response torn = press(with(both, "once", form().get("once")), button);
        EXPECT_THAT(page_text(torn.body), HasSubstr("Which of the two counts?")) << button;
        EXPECT_EQ(form_in(torn).get("orders.bid"), "3") << button;
        EXPECT_EQ(form_in(torn).get("yaml"), "bid: 5\r\n") << button;
        EXPECT_TRUE(sheets_of(site_, "ada").empty()) << button;
        // Asked again, it still does not guess.
        EXPECT_THAT(page_text(press(form_in(torn), button).body), HasSubstr("Which of the two counts?")) << button;
        EXPECT_EQ(form_in(press(form_in(torn), "to-yaml")).get("yaml"), "turn: 1\r\nplayer: ada\r\nbid: 3\r\n")
            << button;
        EXPECT_EQ(form_in(press(form_in(torn), "to-form")).get("orders.bid"), "5") << button;
    }
}

TEST_F(Orders, ThatWaitAreWhatThePageBeginsWith) {
    site_.send_yaml("ada", "bid: 4 # high\nnote: hello\n");
    EXPECT_EQ(form().get("yaml"), "bid: 4 # high\r\nnote: hello\r\n");
    EXPECT_EQ(form().get("orders.bid"), "4");
    EXPECT_EQ(site_.orders_form("bo").get("yaml"), "turn: 1\r\nplayer: bo\r\n");
}

TEST_F(Orders, InPlainWordsBecomeASheetThatIsSentOnlyWhenSeen) {
    for (const char* button : {"check-yaml", "to-form", "send-yaml"}) {
        const Response page = press(with(form(), "yaml", "#1 - Ada\nOrder: bid 3\nfly to the moon\n"), button);
        EXPECT_THAT(page_text(page.body), AllOf(HasSubstr("Nothing was sent yet"),
                                                HasSubstr("line 3, column 1: no order begins with 'fly'")));
        EXPECT_EQ(form_in(page).get("yaml"), "turn: 1\r\nplayer: ada\r\nbid: 3\r\n# 3: fly to the moon\r\n") << button;
        EXPECT_EQ(form_in(page).get("orders.bid"), "3") << button;
        EXPECT_TRUE(sheets_of(site_, "ada").empty()) << button;
        if (button == std::string("send-yaml")) {
            EXPECT_EQ(press(form_in(page), button).status, 303);
        }
    }
    ASSERT_EQ(sheets_of(site_, "ada").size(), 1U);
    const Response other = press(with(form(), "yaml", "#2 - Ada\nOrder: bid 4\n"), "send-yaml");
    EXPECT_THAT(page_text(other.body), HasSubstr("this is a sheet for turn 2"));
    EXPECT_EQ(sheets_of(site_, "ada").size(), 1U);
}

TEST_F(Orders, WrittenForATurnThatIsOverAreGivenBack) {
    const Fields old = with(with(form(), "yaml", "bid: 3\n"), "do", "send-yaml");
    {
        GameInPlay in_play = site_.game().open();
        gm::test::BotGame::play(in_play, gm::test::tuesday);
    }
    const Response page = site_.post("ada", "/me/orders/send", old);
    EXPECT_EQ(page.status, 409);
    EXPECT_THAT(page_text(page.body), AllOf(HasSubstr("Nothing was sent"), HasSubstr("bid: 3")));
    EXPECT_TRUE(sheets_of(site_, "ada").empty());
}

TEST_F(Orders, WaitWhileTheGameMasterReadsTheTurn) {
    std::ofstream(site_.folder() / mail::SendSettings::file_name) << "from: gm@example.org\n";
    const Fields before = form();
    {
        GameInPlay in_play = site_.game().open();
        gm::test::BotGame::play(in_play, gm::test::tuesday);
    }
    for (const char* page : {"/me/orders", "/me/orders/sheet", "/me"})
        EXPECT_THAT(page_text(site_.get("ada", page).body), HasSubstr("The turn is being resolved")) << page;
    EXPECT_EQ(site_.post("ada", "/me/orders/check", with(before, "do", "check-form")).status, 409);
    EXPECT_EQ(site_.get("ada", "/me/reports/1").status, 404);
    EXPECT_EQ(site_.get("ada", "/me/reports/0").status, 200);
    EXPECT_THAT(site_.get("ada", "/me/ledger").body, Not(HasSubstr("<th scope=\"rowgroup\" colspan=\"2\">Turn 1")));
}

TEST_F(Orders, SayNothingOfAResolutionThatNobodySaw) {
    std::ofstream(site_.folder() / mail::SendSettings::file_name) << "from: gm@example.org\n";
    const Fields before = with(with(form(), "yaml", "bid: 3\n"), "do", "send-yaml");
    {
        GameInPlay in_play = site_.game().open();
        gm::test::BotGame::play(in_play, gm::test::tuesday);
        ASSERT_TRUE(undo_last_turn(in_play, "", gm::test::tuesday));
    }
    EXPECT_EQ(form().get("turn"), before.get("turn"));
    EXPECT_EQ(site_.post("ada", "/me/orders/send", before).status, 303);
}

TEST_F(Orders, OfAResolutionThatWasShownAndTakenBackAreOfThePast) {
    const auto to_be_sent = [&] { return with(with(form(), "yaml", "bid: 3\n"), "do", "send-yaml"); };
    const auto send = [&](const Fields& orders) { return site_.post("ada", "/me/orders/send", orders).status; };
    const Fields first = to_be_sent();
    {
        GameInPlay in_play = site_.game().open();
        gm::test::BotGame::play(in_play, gm::test::tuesday);
    }
    const Fields second = to_be_sent();
    {
        GameInPlay in_play = site_.game().open();
        ASSERT_TRUE(undo_last_turn(in_play, "", gm::test::tuesday));
    }
    EXPECT_EQ(send(first), 409) << "that turn was played";
    EXPECT_EQ(send(second), 409) << "that turn is not open";
    EXPECT_EQ(send(with(to_be_sent(), "yaml", "bid: 1\nstake: 9\n")), 303);
    {
        GameInPlay in_play = site_.game().open();
        ResolveRequest request;
        request.now = gm::test::tuesday;
        const auto resolved = resolve_turn(in_play, request);
        ASSERT_TRUE(resolved && commit_turn(in_play, *resolved));
    }
    EXPECT_EQ(send(second), 409) << "what it was made for came out otherwise";
    EXPECT_EQ(send(to_be_sent()), 303);
}

TEST_F(Orders, NewerThanTheClockAreNotBuried) {
    site_.send_yaml("ada", "bid: 3\n");
    site_.set_time("2026-11-16T11:00:00Z");
    const Response receipt = site_.follow("ada", site_.send_yaml("ada", "bid: 4\n"));
    EXPECT_THAT(page_text(receipt.body), HasSubstr("replaces"));
    EXPECT_EQ(form().get("orders.bid"), "4");
}

TEST_F(Orders, AnswerTheScriptWithThePartsOfThePage) {
    const Response part =
        site_.post("ada", "/me/orders/check", with(with(form(), "orders.bid", "3"), "do", "check-form"));
    EXPECT_EQ(part.status, 200);
    EXPECT_THAT(part.body, AllOf(HasSubstr("data-part=\"form\""), HasSubstr("data-part=\"check\""),
                                 HasSubstr("at least 3"), Not(HasSubstr("<html"))));
    EXPECT_TRUE(sheets_of(site_, "ada").empty());
}

TEST_F(Orders, OfAnyBytesWhateverAreAnsweredInText) {
    const std::string bytes = "orders.\xC2.\xFF";
    Fields form = this->form();
    form.add("open", bytes);
    form.add("row", bytes);
    form.add(bytes, bytes);
    for (const char* name : {"yaml", "yaml_mark", "form_mark", "do", "orders.note"}) {
        for (const char* button : {"check-form", "check-yaml", "add:orders"}) {
            const Response page =
                site_.post("ada", "/me/orders", with(with(with(form, "yaml", "bid: 4"), "do", button), name, bytes));
            EXPECT_EQ(page.status, 200) << name;
            EXPECT_FALSE(orders::first_invalid_utf8(page.body)) << name << " " << button;
        }
    }
}

TEST_F(Orders, AreKeptByNobodyOnTheWay) {
    for (const char* page : {"/me", "/me/orders", "/me/ledger", "/me/reports/0", "/me/reports/0/text"})
        EXPECT_EQ(test::header_of(site_.get("ada", page), "Cache-Control"), "no-store") << page;
}

TEST(LateOrders, AreKeptAsLateAndSaySo) {
    PlayerSite site("neo-tokyo");
    const GameInPlay in_play = *GameInPlay::open(site.folder());
    const std::string seat = in_play.roster.ids().front();
    site.set_time(in_play.hours()->closes.substr(0, 10) + "T23:59:59Z");
    EXPECT_THAT(page_text(site.get(seat, "/me/orders").body), HasSubstr("The deadline has passed"));
    const Response receipt = site.follow(seat, site.send_yaml(seat, "notes: at last\n"));
    EXPECT_THAT(page_text(receipt.body), HasSubstr("est arrivée après la clôture"));
    ASSERT_EQ(sheets_of(site, seat).size(), 1U);
    EXPECT_EQ(sheets_of(site, seat)[0].status, SheetStatus::late);
    EXPECT_THAT(page_text(site.get(seat, "/me").body), HasSubstr("the game master decides whether it counts"));
}

TEST(LateOrders, ThatARulingLetsCountHaveTheReceiptThatSaysSo) {
    PlayerSite site("neo-tokyo");
    const std::string seat = GameInPlay::open(site.folder())->roster.ids().front();
    const std::string late = GameInPlay::open(site.folder())->hours()->closes.substr(0, 10) + "T23:59:59Z";
    site.set_time(late);
    static_cast<void>(site.send_yaml(seat, "notes: at last\n"));
    GameInPlay in_play = *GameInPlay::open(site.folder(), Writer{"test", late});
    Letters letters(in_play);
    auto draft = draft_accept_late(in_play, letters, seat, late);
    ASSERT_TRUE(draft) << orders::describe(draft.problems());
    const auto tried = try_ruling(in_play, *std::move(draft), "the train was late", std::nullopt, late);
    ASSERT_TRUE(tried) << orders::describe(tried.problems());
    ASSERT_TRUE(keep_ruling(in_play, *tried));
    EXPECT_THAT(page_text(site.get(seat, "/me/receipts/1/1").body), HasSubstr("accepte votre feuille n° 1"));
}

}  // namespace
}  // namespace gm::web
