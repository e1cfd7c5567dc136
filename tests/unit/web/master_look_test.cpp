// A page of the game master's is made from one look at the game: what it says of it was true at one moment.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include <sqlite3.h>

#include "gm/play/game_in_play.h"
#include "tests/unit/web/master_site.h"

namespace {

using test_support::MasterSite;
using testing::HasSubstr;

int opened = 0;

/// Called by SQLite for each connection that is made.
int count_connection(sqlite3*, char**, const sqlite3_api_routines*) {
    ++opened;
    return SQLITE_OK;
}

/// How often games are opened while `action` lasts.
int looks_during(const std::function<void()>& action) {
    const auto counter = reinterpret_cast<void (*)()>(count_connection);  // NOLINT: as SQLite wants it
    opened = 0;
    sqlite3_auto_extension(counter);
    action();
    sqlite3_cancel_auto_extension(counter);
    return opened;
}

}  // namespace

TEST(MasterLook, IsOneForAPage) {
    MasterSite table("tiny");
    table.take_sheets({"ada", "bo"});
    table.submit(table.get("/gm/resolve/ask"), "/gm/resolve");
    table.submit(table.get("/gm/undo"), "/gm/undo", {{"reason", "a test"}});
    const std::string mail = "From: who@elsewhere.example\r\nMessage-ID: <s@x>\r\nDate: x\r\n\r\nturn: 1\r\nbid: 3\r\n";
    table.submit(table.post("/gm/desk/import", {{"PATH.file", mail}}), "/gm/do/import");
    ASSERT_THAT(table.get("/gm/preview").body, HasSubstr("Against the resolution of"));
    ASSERT_THAT(table.get("/gm/aside").body, HasSubstr("who@elsewhere.example"));

    const int one = looks_during([&] {
        EXPECT_TRUE(gm::GameInPlay::open_still(table.folder()));
        EXPECT_FALSE(table.cookie_of(gm::LinkRow::game_master).empty());  // the test's own look, at each request
    });
    ASSERT_GT(one, 0);
    for (const char* page : {"/gm", "/gm/check", "/gm/aside", "/gm/rulings", "/gm/bulletin", "/gm/preview", "/gm/mails",
                             "/gm/mails/1", "/gm/undo", "/gm/downloads", "/gm/desk", "/gm/desk/import"})
        EXPECT_EQ(looks_during([&] { EXPECT_EQ(table.get(page).status, 200) << page; }), one) << page;
}
