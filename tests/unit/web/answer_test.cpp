// Who gets in, what is refused, what every answer has.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/web/open/entrance.h"
#include "gm/web/routes.h"
#include "tests/unit/web/site_fixture.h"

namespace gm::web::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class SiteAnswers : public testing::Test {
protected:
    SiteOfBots site_{"tiny", 1};
};

TEST_F(SiteAnswers, EveryOneIsProtected) {
    for (const char* path : {"/", "/enter", "/me", "/nowhere", "/assets/style.css", "/assets/none.css"}) {
        const Response response = site_.get(path);
        EXPECT_THAT(
            header(response, "Content-Security-Policy"),
            AllOf(HasSubstr("default-src 'none'"), HasSubstr("frame-ancestors 'none'"), Not(HasSubstr("unsafe"))))
            << path;
        EXPECT_EQ(header(response, "X-Content-Type-Options"), "nosniff") << path;
        EXPECT_EQ(header(response, "Referrer-Policy"), "same-origin") << path;
    }
}

TEST_F(SiteAnswers, UnknownPathsAndMethods) {
    EXPECT_EQ(site_.get("/nowhere").status, 404);
    EXPECT_EQ(site_.get("/me/").status, 404);
    EXPECT_EQ(site_.get("//").status, 404);
    EXPECT_EQ(site_.get("").status, 404);
    EXPECT_EQ(site_.post("/", {}).status, 405);
}

TEST_F(SiteAnswers, OnlyShippedAssetsAreServed) {
    EXPECT_EQ(site_.get("/assets/style.css").status, 200);
    for (const char* name : {"..", "../templates/any/common/web-layout.html", "style.css/", "STYLE.CSS", "web.key",
                             "../game.db", "%2e%2e"})
        EXPECT_EQ(site_.get(std::string("/assets/") + name).status, 404) << name;
}

TEST_F(SiteAnswers, PrivatePagesAskForTheLink) {
    for (const char* path : {"/me", "/gm"}) {
        const Response response = site_.get(path);
        EXPECT_EQ(response.status, 303) << path;
        EXPECT_EQ(header(response, "Location"), "/enter") << path;
    }
}

TEST_F(SiteAnswers, ALinkOpensItsOwnersPagesAndNoOthers) {
    EXPECT_EQ(site_.get("/me", "ada").status, 200);
    EXPECT_EQ(header(site_.get("/me", "ada"), "Cache-Control"), "no-store");
    EXPECT_EQ(site_.get("/gm", "ada").status, 303);
    EXPECT_EQ(site_.get("/gm", LinkRow::game_master).status, 200);
    EXPECT_EQ(site_.get("/me", LinkRow::game_master).status, 303);
}

TEST_F(SiteAnswers, AnOldCookieOpensNothingOnceTheLinkIsRenewed) {
    ASSERT_EQ(site_.get("/me", "ada").status, 200);
    auto store = *Store::open(site_.game().folder(), Writer{"test", site_.now});
    const auto row = link_of_seat(*store.links(), "ada");
    ASSERT_TRUE(store.set_links({next_link(site_.site().keys(), "ada", row, site_.now)}, {site_.now, "link"}));
    EXPECT_EQ(site_.get("/me", "ada").status, 303);
}

TEST_F(SiteAnswers, NorAfterAMonth) {
    ASSERT_EQ(site_.get("/me", "ada").status, 200);
    site_.now = "2026-12-17T12:00:00Z";
    EXPECT_EQ(site_.get("/me", "ada").status, 303);
}

TEST_F(SiteAnswers, AWrongTokenIsRefusedAndGuessingIsSlow) {
    site_.token("ada");
    int refused = 0;
    int slowed = 0;
    for (int i = 0; i < 30; ++i) {
        const int status = site_.post("/enter", fields({{"token", "guess" + std::to_string(i)}})).status;
        refused += status == 403 ? 1 : 0;
        slowed += status == 429 ? 1 : 0;
    }
    EXPECT_EQ(refused, 10);
    EXPECT_EQ(slowed, 20);
    EXPECT_EQ(site_.post("/enter", fields({{"token", site_.token("ada")}})).status, 429);
}

TEST_F(SiteAnswers, TheWholeLinkMayBePasted) {
    const auto entered = site_.post("/enter", fields({{"token", " http://x/enter#" + site_.token("ada") + " \n"}}));
    EXPECT_EQ(header(entered, "Location"), "/me");
    EXPECT_THAT(header(entered, "Set-Cookie"), AllOf(HasSubstr("HttpOnly"), HasSubstr("SameSite=Lax")));
}

TEST_F(SiteAnswers, AnEmptyTokenIsNobodys) {
    auto store = *Store::open(site_.game().folder(), Writer{"test", site_.now});
    ASSERT_TRUE(store.set_links({LinkRow{"ada", 1, std::nullopt, site_.now}}, {site_.now, "link"}));
    EXPECT_EQ(site_.post("/enter", fields({{"token", ""}})).status, 403);
    EXPECT_EQ(site_.post("/enter", {}).status, 403);
}

TEST_F(SiteAnswers, PostsFromOtherSitesAreRefused) {
    Request request = site_.request("POST", "/enter", "");
    request.form.add("token", site_.token("ada"));
    request.from_here = false;
    EXPECT_EQ(answer(std::move(request), site_.site()).status, 403);
}

TEST_F(SiteAnswers, PagesComeInTheReadersLanguage) {
    const auto in = [&](const std::string& wanted) {
        Request request = site_.request("GET", "/enter", "");
        request.accepted_languages = wanted;
        return answer(std::move(request), site_.site()).body;
    };
    EXPECT_THAT(in("fr-CA, en;q=0.5"), HasSubstr("lang=\"fr\""));
    EXPECT_THAT(in("de, en;q=0.5"), HasSubstr("lang=\"en\""));
    EXPECT_THAT(in(""), HasSubstr("lang=\"fr\""));
    EXPECT_THAT(in(",,,"), HasSubstr("lang=\"fr\""));
}

TEST_F(SiteAnswers, TheChoiceOfALanguageLeadsBackWithinTheSiteOnly) {
    const auto back_to = [&](const std::string& path) {
        Request request = site_.request("GET", "/language/fr", "");
        request.query.add("back", path);
        return header(answer(std::move(request), site_.site()), "Location");
    };
    EXPECT_EQ(back_to("/bulletins/3"), "/bulletins/3");
    for (const char* elsewhere :
         {"//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nSet-Cookie: x", ""})
        EXPECT_EQ(back_to(elsewhere), "/") << elsewhere;
    EXPECT_EQ(site_.get("/language/xx").status, 404);
}

TEST_F(SiteAnswers, AKeptPageIsWrittenAnewWhenTheGameMovesOn) {
    const std::string before = header(site_.get("/"), "ETag");
    ASSERT_NE(before, "");
    Request again = site_.request("GET", "/", "");
    again.known_version = before;
    EXPECT_EQ(answer(std::move(again), site_.site()).status, 304);
    GameInPlay in_play = site_.game().open();
    gm::test::BotGame::play(in_play, site_.now);
    EXPECT_NE(header(site_.get("/"), "ETag"), before);
}

TEST(Routes, PatternsMatchWholePathsOnly) {
    EXPECT_EQ(match("/bulletins/:turn", "/bulletins/3")->at("turn"), "3");
    for (const char* path :
         {"/bulletins", "/bulletins/", "/bulletins//", "/bulletins/3/", "/bulletins/3/4", "bulletins/3"})
        EXPECT_FALSE(match("/bulletins/:turn", path)) << path;
    EXPECT_TRUE(match("/", "/"));
    EXPECT_FALSE(match("/", ""));
}

}  // namespace
}  // namespace gm::web::test
