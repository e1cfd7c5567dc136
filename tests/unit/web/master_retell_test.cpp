// The page on which the game master chooses and rewords what the game made up.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/play/retelling.h"
#include "tests/unit/web/master_site.h"

namespace {

using gm::web::Response;
using test_support::MasterSite;
using testing::HasSubstr;
using testing::Not;

gm::Retelling seen(MasterSite& table) {
    gm::GameInPlay in_play = *table.site().game();
    return gm::try_retelling(in_play, {})->now;
}

class MasterRetell : public testing::Test {
protected:
    MasterRetell() {
        table_.take_sheets({"akira", "goro", "hanae"});
        table_.follow(table_.submit(table_.get("/gm/resolve/ask"), "/gm/resolve"));
    }
    MasterSite table_{"corporate"};
};

TEST_F(MasterRetell, TriesAChoiceAndThenMakesIt) {
    const gm::Retelling drawn = seen(table_);
    const std::string other = drawn.draws[0].value == "goro" ? "akira" : "goro";
    EXPECT_THAT(table_.get("/gm/mails").body, HasSubstr("href=\"/gm/retell\""));
    const Response page = table_.get("/gm/retell");
    ASSERT_EQ(page.status, 200);
    EXPECT_THAT(page.body, HasSubstr("<option value=\"" + drawn.draws[0].value + "\" selected>"));
    const Response tried = table_.post("/gm/retell/try", {{"choice:shadows/player", other}});
    EXPECT_THAT(tried.body, HasSubstr("A preview of your choice"));
    EXPECT_THAT(tried.body, HasSubstr("the dice said: "));
    EXPECT_EQ(seen(table_).draws[0].value, drawn.draws[0].value);

    const Response done = table_.follow(table_.submit(page, "/gm/retell", {{"choice:shadows/player", other}}));
    EXPECT_THAT(done.body, HasSubstr("something else now"));
    EXPECT_EQ(seen(table_).draws[0].value, other);
    const Response back = table_.get("/gm/retell");
    table_.follow(table_.submit(back, "/gm/retell/as-drawn", {{"as_drawn", "1"}}));
    EXPECT_EQ(seen(table_).draws[0].value, drawn.draws[0].value);
    EXPECT_THAT(table_.get("/gm/retell").body, Not(HasSubstr("/gm/retell/as-drawn")));
}

TEST_F(MasterRetell, WhatIsNotBelievableIsSaidAndChangesNothing) {
    const Response tried =
        table_.post("/gm/retell/try", {{"choice:shadows/player", "nobody<b>"}, {"choice:shadows/type", "sabotage"}});
    EXPECT_EQ(tried.status, 200);
    EXPECT_THAT(tried.body, HasSubstr("That choice would not be believable here"));
    EXPECT_THAT(tried.body, Not(HasSubstr("nobody")));
    const Response page = table_.get("/gm/retell");
    const Response done = table_.follow(table_.submit(page, "/gm/retell", {{"choice:shadows/player", "nobody<b>"}}));
    EXPECT_THAT(done.body, HasSubstr("is not believable for"));
    EXPECT_THAT(done.body, Not(HasSubstr("nobody<b>")));
    EXPECT_FALSE(seen(table_).draws[0].chosen);
}

TEST_F(MasterRetell, WordsAreKeptAndShownAsTheyAre) {
    const Response page = table_.get("/gm/retell");
    table_.follow(table_.submit(page, "/gm/retell/reword", {{"words", "<script>x</script> {{ seed }}"}}));
    const Response again = table_.get("/gm/retell");
    EXPECT_THAT(again.body, HasSubstr("&lt;script&gt;x&lt;/script&gt; {{ seed }}"));
    EXPECT_THAT(again.body, Not(HasSubstr("<script>x")));
}

TEST_F(MasterRetell, SpeaksFrench) {
    const Response page = table_.get("/gm/retell", "fr");
    EXPECT_THAT(page.body, HasSubstr("<h1>Les ombres</h1>"));
    EXPECT_THAT(page.body, HasSubstr("Qui le reçoit"));
}

TEST(MasterRetellOfOthers, AGameThatMakesNothingUpSaysSo) {
    MasterSite table("tiny");
    EXPECT_THAT(table.get("/gm/retell").body, HasSubstr("This game makes nothing up"));
    EXPECT_THAT(table.get("/gm/mails").body, Not(HasSubstr("/gm/retell")));
}

TEST(MasterRetellOfOthers, BeforeTheFirstTurnThereIsNothingToTell) {
    MasterSite table("corporate");
    EXPECT_THAT(table.get("/gm/retell").body, HasSubstr("no turn is resolved"));
}

}  // namespace
