#include "gm/web/master/run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>

#include "gm/cli/pager.h"
#include "gm/web/master/uploads.h"
#include "tests/unit/web/master_site.h"

namespace {

using gm::Invocation;
using gm::web::Done;
using test_support::MasterSite;
using testing::HasSubstr;

Invocation only_turn(const std::string& turn) {
    Invocation invocation;
    invocation.options["--turn"] = turn;
    return invocation;
}

}  // namespace

TEST(MasterRun, SpeaksToNoScreen) {
    std::ostringstream out;
    std::ostringstream err;
    const gm::Terminal terminal(out, err, false, false, false);
    EXPECT_FALSE(gm::Screen::of(terminal).is_there());
}

TEST(MasterRun, ResolvesAndReopensOnlyTheTurnThatIsMeant) {
    MasterSite table("tiny");
    const Done other = run_command(table.site(), "resolve", only_turn("2"));
    EXPECT_FALSE(other.well);
    EXPECT_THAT(other.noted, HasSubstr("turn 2 is not the one that comes next"));
    EXPECT_FALSE(run_command(table.site(), "resolve", only_turn("first")).well);
    EXPECT_TRUE(run_command(table.site(), "resolve", only_turn("1")).well);
    const Done again = run_command(table.site(), "resolve", only_turn("1"));
    EXPECT_FALSE(again.well);
    EXPECT_THAT(again.noted, HasSubstr("turn 1 was resolved meanwhile"));
    const Done early = run_command(table.site(), "undo", only_turn("2"));
    EXPECT_FALSE(early.well);
    EXPECT_THAT(early.noted, HasSubstr("turn 2 is no longer the last one"));
    EXPECT_TRUE(run_command(table.site(), "undo", only_turn("1")).well);
}

TEST(MasterRun, CallsUploadedFilesByTheirNamesAlone) {
    MasterSite table("tiny");
    std::string folder;
    {
        gm::web::Uploads uploads;
        Invocation invocation;
        invocation.arguments["PATH"] = {uploads.keep("player: ada\nturn: 1\nbid: [\n")};
        invocation.uploads = folder = uploads.folder();
        ASSERT_TRUE(std::filesystem::exists(folder));
        const auto rights = std::filesystem::status(folder).permissions();
        EXPECT_EQ(rights & std::filesystem::perms::others_all, std::filesystem::perms::none);
        const Done done = run_command(table.site(), "import", invocation);
        EXPECT_FALSE(done.well);
        EXPECT_THAT(done.noted, HasSubstr("gm: web-1.yaml:"));
        EXPECT_THAT(done.noted, testing::Not(HasSubstr(folder)));
    }
    EXPECT_FALSE(std::filesystem::exists(folder));
}
