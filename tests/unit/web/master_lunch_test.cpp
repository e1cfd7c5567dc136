// The lunch break on the game master's pages, from the first sheet to the turn that is taken back.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include <nlohmann/json.hpp>

#include "gm/play/game_in_play.h"
#include "tests/unit/web/master_site.h"

namespace {

using gm::web::Response;
using test_support::header_of;
using test_support::MasterSite;
using testing::HasSubstr;
using testing::Not;

int resolved_turns(MasterSite& table) { return table.site().game()->last.number; }

/// By the pages, as it is meant to be done.
Response resolve(MasterSite& table) {
    const Response asked = table.get("/gm/resolve/ask");
    return table.follow(table.submit(asked, "/gm/resolve"));
}

void set_up_mail(const MasterSite& table) {
    std::ofstream(table.folder() / "mail.yaml")
        << "from: MJ <gm@example.org>\nmaildir: " << (table.folder() / "out").string() << "\n";
}

}  // namespace

TEST(MasterLunch, TellsWhatComesNextFromSheetsToMails) {
    MasterSite table("tiny");
    table.take_sheets({"ada", "bo", "chie"});
    const Response home = table.get("/gm");
    EXPECT_THAT(home.body, HasSubstr("<span class=\"tag good\">in</span>"));
    EXPECT_THAT(home.body, HasSubstr("<span class=\"tag bad\">missing</span>"));
    EXPECT_THAT(home.body, HasSubstr("Remind whoever is missing (1)"));
    const Response reminded = table.follow(table.submit(table.submit(home, "/gm/desk/remind"), "/gm/do/remind"));
    EXPECT_THAT(reminded.body, HasSubstr("A reminder waits in the outbox for dede"));
    table.take_sheets({"dede"});
    EXPECT_THAT(table.get("/gm").body, HasSubstr("class=\"button primary\" href=\"/gm/preview\""));
}

TEST(MasterLunch, TakesMailsInAsTheyWereSaved) {
    MasterSite table("tiny");
    const std::string mail =
        "From: Ada <ada@example.org>\r\nTo: gm@example.org\r\nSubject: ordres\r\nMessage-ID: <a1@example.org>\r\n"
        "Date: Mon, 16 Nov 2026 09:00:00 +0000\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\n"
        "turn: 1\r\nbid: 3\r\nstake: 1\r\nnote: caf\xe9\r\n";
    const Response asked = table.post("/gm/desk/import", {{"PATH.file", mail}});
    const Response done = table.follow(table.submit(asked, "/gm/do/import"));
    EXPECT_THAT(done.body, HasSubstr("1 mail looked at: 1 sheet taken"));
    const auto sheets = table.site().game()->store.sheets(1);
    ASSERT_EQ(sheets->size(), 1U);
    EXPECT_THAT(sheets->front().raw, HasSubstr("café"));  // not a byte was lost on the way through two forms
}

TEST(MasterLunch, ChecksEverySheetWithWhatOnlyTheGameMasterKnows) {
    MasterSite table("tiny");
    table.take_sheets({"ada", "bo"});
    const Response checked = table.get("/gm/check");
    ASSERT_EQ(checked.status, 200);
    EXPECT_THAT(checked.body, HasSubstr("id=\"check-ada\""));
    EXPECT_THAT(checked.body, HasSubstr("id=\"check-bo\""));
    EXPECT_THAT(checked.body, HasSubstr("No sheet from Chie Nakano, Dédé Lambert."));
}

TEST(MasterLunch, PreviewsEveryMailAndChangesNothing) {
    MasterSite table("tiny");
    table.take_sheets({"ada", "bo", "chie"});
    const Response preview = table.get("/gm/preview");
    ASSERT_EQ(preview.status, 200);
    for (const char* reader : {"Report, Ada Moreau <", "Report, Dédé Lambert", "Bulletin, en", "Bulletin, fr"})
        EXPECT_THAT(preview.body, HasSubstr(reader));
    EXPECT_THAT(preview.body, HasSubstr("<div class=\"article\">\n<h1>Sealed Bids, turn 1: your report</h1>"));
    EXPECT_THAT(preview.body, HasSubstr("No sheet from: Dédé Lambert"));
    EXPECT_EQ(resolved_turns(table), 0);
}

TEST(MasterLunch, ResolvesOnceHoweverOftenTheFormIsSent) {
    MasterSite table("tiny");
    table.take_sheets({"ada", "bo", "chie"});
    const Response asked = table.get("/gm/resolve/ask");
    EXPECT_THAT(asked.body, HasSubstr("Resolve turn 1?"));
    EXPECT_THAT(asked.body, HasSubstr("3 sheets count"));
    EXPECT_THAT(asked.body, HasSubstr("No sheet from: Dédé Lambert"));
    EXPECT_EQ(resolved_turns(table), 0);
    const Response first = table.submit(asked, "/gm/resolve");
    const Response again = table.submit(asked, "/gm/resolve");
    EXPECT_EQ(resolved_turns(table), 1);
    EXPECT_EQ(header_of(first, "Location"), header_of(again, "Location"));
    EXPECT_THAT(table.follow(first).body, HasSubstr("Turn 1 is resolved with 3 sheets"));
    EXPECT_THAT(table.follow(first).body, HasSubstr("Turn 1 is resolved with 3 sheets"));  // looked at again
    EXPECT_EQ(resolved_turns(table), 1);
}

TEST(MasterLunch, RefusesAPageOfATurnThatWasResolvedMeanwhile) {
    MasterSite table("tiny");
    const Response early = table.get("/gm/resolve/ask");
    resolve(table);
    const Response late = table.submit(early, "/gm/resolve");
    EXPECT_EQ(late.status, 409);
    EXPECT_THAT(late.body, HasSubstr("the turn was resolved meanwhile"));
    EXPECT_THAT(late.body, HasSubstr("(turn 1)"));
    EXPECT_EQ(resolved_turns(table), 1);
}

TEST(MasterLunch, RefusesAPageOfATurnThatWasResolvedAndReopenedMeanwhile) {
    MasterSite table("tiny");
    const Response early = table.get("/gm/resolve/ask");
    resolve(table);
    const Response undone = table.submit(table.get("/gm/undo"), "/gm/undo", {{"reason", "a test"}});
    ASSERT_THAT(table.follow(undone).body, HasSubstr("Turn 1 is open again"));
    const Response late = table.submit(early, "/gm/resolve");
    EXPECT_EQ(late.status, 409);
    EXPECT_EQ(resolved_turns(table), 0);
}

TEST(MasterLunch, TakesDiceOfTheTable) {
    MasterSite table("tiny");
    const Response wrong = table.post("/gm/preview", {{"dice", "no such draw: 3\n"}});
    EXPECT_EQ(wrong.status, 422);
    EXPECT_THAT(wrong.body, HasSubstr("The turn cannot be resolved like this"));
    EXPECT_THAT(wrong.body, HasSubstr("no such draw: 3"));  // to be put right
    const Response asked = table.post("/gm/resolve/ask", {{"dice", "no such draw: 3\n"}});
    EXPECT_EQ(asked.status, 422);
    EXPECT_EQ(resolved_turns(table), 0);
}

TEST(MasterLunch, PutsTheGameMastersWordsIntoTheBulletinUntilItLeaves) {
    MasterSite table("tiny");
    set_up_mail(table);
    resolve(table);
    const std::string words = "Un **tour** de feu <script>alert(1)</script>";
    const Response tried = table.submit(table.get("/gm/bulletin"), "/gm/bulletin", {});
    EXPECT_EQ(tried.status, 303);  // nothing filled in: nothing changed
    const Response page = table.get("/gm/bulletin");
    const Response preview = table.post("/gm/bulletin/preview", {{"language", "fr"}, {"text", words}});
    EXPECT_THAT(preview.body, HasSubstr("<strong>tour</strong>"));
    EXPECT_THAT(preview.body, Not(HasSubstr("<script>alert")));
    EXPECT_TRUE(table.site().game()->store.editorials(1)->empty());
    const Response kept = table.submit(page, "/gm/bulletin", {{"language", "fr"}, {"text", words}});
    EXPECT_THAT(table.follow(kept).body, HasSubstr("Your words are in the bulletin of turn 1"));
    EXPECT_EQ(table.site().game()->store.editorials(1)->at("fr"), words);
    const Response shown = table.get("/gm/bulletin");
    EXPECT_THAT(shown.body, HasSubstr("<strong>tour</strong>"));
    EXPECT_THAT(shown.body, Not(HasSubstr("<script>alert")));
}

TEST(MasterLunch, ListsRecipientsBeforeMailsLeaveAndSendsThemOnce) {
    MasterSite table("tiny");
    set_up_mail(table);
    resolve(table);
    EXPECT_THAT(table.get("/gm").body, HasSubstr("class=\"button primary\" href=\"/gm/mails\""));
    EXPECT_THAT(table.get("/gm/mails").body, HasSubstr("href=\"/gm/send\""));
    const Response asked = table.get("/gm/send");
    for (const char* to : {"ada@example.org", "bo@example.org", "chie@example.org", "dede@example.org"})
        EXPECT_THAT(asked.body, HasSubstr(to));
    const Response sent = table.submit(asked, "/gm/send");
    EXPECT_THAT(table.follow(sent).body, HasSubstr("mails sent."));
    EXPECT_EQ(header_of(table.submit(asked, "/gm/send"), "Location"), header_of(sent, "Location"));
    EXPECT_TRUE(table.site().game()->store.unsent_messages()->empty());
    EXPECT_THAT(table.get("/gm/mails").body, HasSubstr("<span class=\"tag good\">sent</span>"));
    EXPECT_THAT(table.get("/gm/bulletin").body, HasSubstr("It is not changed any more"));
    const Response undo = table.get("/gm/undo");
    EXPECT_THAT(undo.body, HasSubstr("have left already"));
    EXPECT_THAT(undo.body, HasSubstr("ada@example.org"));
}

TEST(MasterLunch, SendsNoMailsThatWereNotShown) {
    MasterSite table("tiny");
    set_up_mail(table);
    const Response early = table.get("/gm/send");
    resolve(table);
    const Response late = table.submit(early, "/gm/send");
    EXPECT_EQ(late.status, 409);
    EXPECT_FALSE(table.site().game()->store.unsent_messages()->empty());
}

TEST(MasterLunch, TakesATurnBackWithAReasonAlone) {
    MasterSite table("tiny");
    table.take_sheets({"ada"});
    resolve(table);
    const Response asked = table.get("/gm/undo");
    EXPECT_THAT(asked.body, HasSubstr("No mail of this turn has left"));
    const Response silent = table.submit(asked, "/gm/undo", {{"reason", "  "}});
    EXPECT_THAT(table.follow(silent).body, HasSubstr("Say why."));
    EXPECT_EQ(resolved_turns(table), 1);
    const Response undone = table.submit(table.get("/gm/undo"), "/gm/undo", {{"reason", "Bo's sheet <b>was</b> late"}});
    EXPECT_THAT(table.follow(undone).body, HasSubstr("Turn 1 is open again, with its 1 sheet"));
    EXPECT_EQ(resolved_turns(table), 0);
    const Response home = table.get("/gm");
    EXPECT_THAT(home.body, HasSubstr("Bo&#39;s sheet &lt;b&gt;was&lt;/b&gt; late"));
    EXPECT_THAT(table.get("/gm/desk/audit-trail?run=1").body, HasSubstr("turn 1 was reopened"));
}

TEST(MasterLunch, HandsTheGameOutAsFiles) {
    MasterSite table("tiny");
    const Response whole = table.get("/gm/export.json");
    EXPECT_THAT(header_of(whole, "Content-Disposition"), HasSubstr("attachment"));
    EXPECT_EQ(header_of(whole, "Cache-Control"), "no-store");
    const auto game = nlohmann::json::parse(whole.body);
    EXPECT_THAT(game.dump(), HasSubstr("ada@example.org"));
    const Response open = table.get("/gm/public.json");
    EXPECT_THAT(nlohmann::json::parse(open.body).dump(), Not(HasSubstr("ada@example.org")));
    EXPECT_EQ(table.get("/gm/dice.json").status, 404);  // not before they are published
}

TEST(MasterLunch, SpeaksFrench) {
    MasterSite table("tiny");
    resolve(table);
    for (const char* path : {"/gm", "/gm/check", "/gm/preview", "/gm/resolve/ask", "/gm/bulletin", "/gm/mails",
                             "/gm/send", "/gm/undo", "/gm/rulings", "/gm/aside", "/gm/desk", "/gm/downloads"}) {
        const Response page = table.get(path, "fr");
        EXPECT_EQ(page.status, 200) << path;
        EXPECT_THAT(page.body, HasSubstr("<html lang=\"fr\">")) << path;
        EXPECT_THAT(page.body, Not(HasSubstr("gm_"))) << path << ": a word is missing";
        EXPECT_THAT(page.body, HasSubstr("Décisions")) << path;
    }
}

TEST(MasterLunch, ShowsEveryPageFromTheFirstDayToTheLast) {
    MasterSite table("tiny");
    const auto look = [&](const char* stage) {
        for (const char* path : {"/gm", "/gm/check", "/gm/preview", "/gm/resolve/ask", "/gm/bulletin", "/gm/mails",
                                 "/gm/send", "/gm/undo", "/gm/rulings", "/gm/aside", "/gm/desk", "/gm/downloads"})
            EXPECT_EQ(table.get(path).status, 200) << stage << " " << path;
    };
    look("new");
    for (int turn = 1; turn <= 5; ++turn) {
        resolve(table);
        if (turn == 1) look("first turn");
    }
    look("over");
    EXPECT_THAT(table.get("/gm").body, HasSubstr("The game is over"));
    EXPECT_THAT(table.get("/gm/preview").body, HasSubstr("The turn cannot be resolved like this"));
}

TEST(MasterLunch, PublishesTheDiceWhenTheGameIsOver) {
    MasterSite table("tiny");
    for (int turn = 1; turn <= 5; ++turn) resolve(table);
    EXPECT_THAT(table.get("/gm").body, HasSubstr("class=\"button primary\" href=\"/gm/desk/reveal\""));
    const Response asked = table.post("/gm/desk/reveal", {});
    EXPECT_THAT(asked.body, HasSubstr("Players will read of this"));
    EXPECT_EQ(table.get("/gm/dice.json").status, 404);
    EXPECT_THAT(table.follow(table.submit(asked, "/gm/do/reveal")).body, HasSubstr("Seed of the dice"));
    EXPECT_EQ(nlohmann::json::parse(table.get("/gm/dice.json").body).at("seed"), std::string(64, '7'));
}

TEST(MasterLunch, LetsALateSheetCount) {
    MasterSite table("corporate");
    setenv("GM_NOW", "2026-11-20T10:00:00Z", 1);  // days after the deadline
    const Response shown = table.post("/gm/desk/import", {{"PATH", "player: akira\nturn: 1\nvote: []\n"}});
    ASSERT_EQ(shown.status, 200);
    table.submit(shown, "/gm/do/import");
    const Response home = table.get("/gm");
    ASSERT_THAT(home.body, HasSubstr("<span class=\"tag warn\">late</span>"));
    const Response accepted = table.follow(table.submit(table.submit(home, "/gm/desk/accept"), "/gm/do/accept"));
    EXPECT_THAT(accepted.body, HasSubstr("Sheet 1 of akira counts"));
    EXPECT_THAT(table.get("/gm").body, HasSubstr("<span class=\"tag good\">in</span>"));
}

TEST(MasterLunch, SettlesMailsThatWereSetAside) {
    MasterSite table("tiny");
    const std::string mail =
        "From: Stranger <who@elsewhere.example>\r\nSubject: <script>alert(1)</script>\r\nMessage-ID: <s@x>\r\n\r\n"
        "turn: 1\r\nbid: 3\r\nstake: 1\r\n";
    table.submit(table.post("/gm/desk/import", {{"PATH.file", mail}}), "/gm/do/import");
    EXPECT_THAT(table.get("/gm").body, HasSubstr("class=\"button primary\" href=\"/gm/aside\""));
    const Response aside = table.get("/gm/aside");
    EXPECT_THAT(aside.body, HasSubstr("&lt;script&gt;alert(1)"));
    EXPECT_THAT(aside.body, Not(HasSubstr("<script>alert")));
    const Response asked = table.submit(aside, "/gm/desk/aside", {{"--player", "bo"}});
    EXPECT_THAT(table.get("/gm/aside").body, HasSubstr("who@elsewhere.example"));  // nothing done yet
    const Response taken = table.follow(table.submit(asked, "/gm/do/aside"));
    EXPECT_THAT(taken.body, HasSubstr("is sheet 1 of bo"));
    EXPECT_THAT(table.get("/gm/aside").body, HasSubstr("No mail waits"));
}
