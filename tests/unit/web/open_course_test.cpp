#include "gm/web/open/course.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace gm::web {
namespace {

using nlohmann::json;

using resolution::FollowedFigure;

const FollowedFigure points{"players", "points"};

json turn_of_points(int ada, int bo) {
    return {{"view", {{"players", {{"ada", {{"points", ada}}}, {"bo", {{"points", bo}}}}}}}};
}

TEST(Course, FollowsTheFigureThatTheGameNames) {
    const auto course = course_of(points, {turn_of_points(0, 0), turn_of_points(3, 5)});
    ASSERT_TRUE(course);
    EXPECT_EQ(course->measure, "points");
    ASSERT_EQ(course->lines.size(), 2U);
    EXPECT_EQ(course->lines.front().id, "bo");
    EXPECT_EQ(figures_of(course, 1), (json{{"ada", 3}, {"bo", 5}}));
}

TEST(Course, EndsWhereACorporationDoes) {
    const auto turn = [](int assets, bool bankrupt) {
        return json{{"view", {{"corporations", {{"evo", {{"assets", assets}, {"bankrupt", bankrupt}}}}}}}};
    };
    const auto course =
        course_of(FollowedFigure{"corporations", "assets", "bankrupt"}, {turn(2, false), turn(0, true), turn(0, true)});
    ASSERT_TRUE(course);
    EXPECT_EQ(course->measure, "assets");
    const std::vector<std::optional<std::int64_t>> falls{2, 0, std::nullopt};
    EXPECT_EQ(course->lines.front().values, falls);
}

TEST(Course, IsNothingWhereNothingIsCounted) {
    EXPECT_FALSE(course_of(points, {}));
    EXPECT_FALSE(course_of(std::nullopt, {turn_of_points(3, 5)}));
}

TEST(Standings, ShareAPlaceAndTellWhoMoved) {
    const auto course = course_of(points, {turn_of_points(1, 0), turn_of_points(2, 5)});
    const json standings = standings_of(*course);
    ASSERT_EQ(standings.size(), 2U);
    EXPECT_EQ(standings[0], (json{{"id", "bo"}, {"value", 5}, {"place", 1}, {"change", 5}, {"moved", 1}}));
    EXPECT_EQ(standings[1], (json{{"id", "ada"}, {"value", 2}, {"place", 2}, {"change", 1}, {"moved", -1}}));
    const json level = standings_of(*course_of(points, {turn_of_points(4, 4)}));
    EXPECT_EQ(level[0].at("place"), 1);
    EXPECT_EQ(level[1].at("place"), 1);
    EXPECT_TRUE(level[0].at("moved").is_null());
}

}  // namespace
}  // namespace gm::web
