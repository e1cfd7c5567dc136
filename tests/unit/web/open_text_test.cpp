// Names and words that people wrote stay words: nobody's text becomes markup, or a template.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/play/bulletin_edit.h"
#include "gm/web/answer.h"
#include "tests/support/stored_game.h"
#include "tests/support/table.h"

namespace gm {
namespace {

using test_support::member;
using testing::HasSubstr;
using testing::Not;

constexpr const char* name = R"(<img src=x onerror=alert(1)> "Q" & {{ view }})";
constexpr const char* words = "Read <script>alert(2)</script> and [this](javascript:alert(3)).";

class WrittenByPeople : public testing::TestWithParam<std::string> {
protected:
    WrittenByPeople() {
        orders::Document players = test_support::shipped_players(GetParam());
        for (orders::Member& player : member(players.root, "players").members) member(player.value, "name").text = name;
        stored_ = std::make_unique<test_support::StoredGame>(test_support::shipped_campaign(GetParam()),
                                                             test_support::written(players.root, "players.yaml"),
                                                             test_support::seed_of(7));
        const auto edited = edit_bulletin(stored_->in_play(), {0, "", words}, test_support::StoredGame::now);
        EXPECT_TRUE(edited) << orders::describe(edited.problems());
        site_ = *web::Site::open(stored_->folder(), {}, [] { return test_support::StoredGame::now; });
    }

    std::string body(const std::string& path) {
        web::Request request;
        request.path = path;
        const web::Response response = web::answer(request, *site_);
        EXPECT_EQ(response.status, 200) << path;
        return response.body;
    }

    std::unique_ptr<test_support::StoredGame> stored_;
    std::unique_ptr<web::Site> site_;
};

TEST_P(WrittenByPeople, IsShownAsItWasWritten) {
    for (const char* path : {"/", "/bulletins", "/bulletins/0", "/rules", "/feed.atom"}) {
        const std::string html = body(path);
        EXPECT_THAT(html, Not(HasSubstr("<img"))) << path;
        EXPECT_THAT(html, Not(HasSubstr("<script>"))) << path;
        EXPECT_THAT(html, Not(HasSubstr("href=\"javascript"))) << path;
    }
    EXPECT_THAT(body("/"), HasSubstr("&lt;img src=x onerror=alert(1)&gt;"));
    EXPECT_THAT(body("/bulletins/0"), HasSubstr("&lt;script&gt;alert(2)"));
    EXPECT_EQ(nlohmann::json::parse(body("/api/status")).at("players").at(0).at("name"), name);
}

INSTANTIATE_TEST_SUITE_P(Open, WrittenByPeople, testing::Values("tiny", "corporate"));

}  // namespace
}  // namespace gm
