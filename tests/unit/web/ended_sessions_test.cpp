// Who leaves is out: also with a copy of the cookie, and after a restart.

#include "gm/web/links/ended_sessions.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "gm/files/read.h"
#include "gm/web/open/entrance.h"
#include "tests/unit/web/site_fixture.h"

namespace gm::web::test {
namespace {

constexpr const char* now = "2026-11-16T12:00:00Z";
constexpr const char* later = "2026-12-16T12:00:00Z";

class EndedCookies : public testing::Test {
protected:
    /// A browser that has come in.
    std::string entered(const std::string& seat) {
        const std::string line = header(site_.post("/enter", fields({{"token", site_.token(seat)}})), "Set-Cookie");
        return line.substr(line.find('=') + 1, line.find(';') - line.find('=') - 1);
    }
    static Request asking(const std::string& method, const std::string& path, const char* name,
                          const std::string& cookie) {
        Request request;
        request.method = method;
        request.path = path;
        request.address = "192.0.2.1";
        request.cookies.emplace(name, cookie);
        return request;
    }
    static int status(Site& site, const std::string& cookie, const char* name = player_cookie,
                      const char* path = "/me") {
        return answer(asking("GET", path, name, cookie), site).status;
    }
    int leave(const std::string& cookie, const char* name = player_cookie) {
        return answer(asking("POST", "/leave", name, cookie), site_.site()).status;
    }
    std::filesystem::path file() const { return site_.game().folder() / EndedSessions::file_name; }

    SiteOfBots site_{"tiny", 1};
};

TEST_F(EndedCookies, OpenNothingWhoeverKeptACopy) {
    const std::string cookie = entered("ada");
    const std::string elsewhere = entered("ada");
    ASSERT_EQ(status(site_.site(), cookie), 200);
    EXPECT_EQ(leave(cookie), 303);
    EXPECT_EQ(status(site_.site(), cookie), 303);
    EXPECT_EQ(answer(asking("POST", "/me/orders", player_cookie, cookie), site_.site()).status, 403);
    EXPECT_EQ(status(site_.site(), elsewhere), 200) << "of another browser of the same player";
    EXPECT_EQ(status(site_.site(), entered("ada")), 200) << "and who comes in again, at the same moment, is in";
}

TEST_F(EndedCookies, OfTheGameMasterToo) {
    const std::string cookie = entered(LinkRow::game_master);
    ASSERT_EQ(status(site_.site(), cookie, master_cookie, "/gm"), 200);
    EXPECT_EQ(leave(cookie, master_cookie), 303);
    EXPECT_EQ(status(site_.site(), cookie, master_cookie, "/gm"), 303);
}

TEST_F(EndedCookies, StayEndedAfterARestart) {
    const std::string cookie = entered("ada");
    const std::string kept = entered("ada");
    leave(cookie);
    const auto restarted = *Site::open(site_.game().folder(), {}, [] { return std::string(now); });
    EXPECT_EQ(status(*restarted, cookie), 303);
    EXPECT_EQ(status(*restarted, kept), 200);
    struct stat about{};
    ASSERT_EQ(stat(file().c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0600U);
    EXPECT_EQ(read_file(file())->find(cookie), std::string::npos) << "nor does the file open anything";
}

TEST_F(EndedCookies, AreEndedByWhoHasThemAlone) {
    leave("");
    leave("forged");
    leave(site_.site().keys().cookie("ada", 1, "2026-11-15T12:00:00Z"));
    EXPECT_FALSE(std::filesystem::exists(file()));
    Request forged = asking("POST", "/leave", player_cookie, entered("ada"));
    forged.from_here = false;
    EXPECT_EQ(answer(forged, site_.site()).status, 403);
    EXPECT_FALSE(std::filesystem::exists(file()));
}

TEST_F(EndedCookies, AreForgottenWhenTheyWouldHaveRunOut) {
    leave(entered("ada"));
    site_.now = "2026-12-17T12:00:00Z";
    const std::string cookie = entered("bo");
    leave(cookie);
    EXPECT_EQ(read_file(file())->find("ada"), std::string::npos);
    EXPECT_EQ(status(site_.site(), cookie), 303);
}

TEST_F(EndedCookies, HaveALargestSizeHoweverOftenOneLeaves) {
    EndedSessions ended(site_.game().folder());
    for (int i = 0; i < 350; ++i) ASSERT_TRUE(ended.end({"ada", 1, later, "n" + std::to_string(i)}, now));
    EXPECT_LT(std::filesystem::file_size(file()), 101 * 40U);
    EndedSessions again(site_.game().folder());
    ASSERT_TRUE(again.load());
    for (int i = 0; i < 350; ++i) ASSERT_TRUE(again.has({"ada", 1, later, "n" + std::to_string(i)})) << i;
    EXPECT_FALSE(again.has({"ada", 1, "2026-12-16T12:00:01Z", "new"})) << "who comes in afterwards is in";
    EXPECT_FALSE(again.has({"bo", 1, later, "n1"}));
}

TEST_F(EndedCookies, OfAnotherServerOfTheGameAreKept) {
    EndedSessions one(site_.game().folder());
    EndedSessions other(site_.game().folder());
    ASSERT_TRUE(one.end({"ada", 1, later, "first"}, now));
    ASSERT_TRUE(other.end({"ada", 1, later, "second"}, now));
    EndedSessions restarted(site_.game().folder());
    ASSERT_TRUE(restarted.load());
    EXPECT_TRUE(restarted.has({"ada", 1, later, "first"}) && restarted.has({"ada", 1, later, "second"}));
}

}  // namespace
}  // namespace gm::web::test
