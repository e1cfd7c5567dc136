// From the paths a game speaks of back to lines of the scenario.

#include "gm/conform/place.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using gm::conformance::find_place;
using gm::conformance::in_document;
using orders::Mark;
using testing::HasSubstr;

const std::string placed_text =
    "state:\n"
    "  players:\n"
    "    a: {money: 5, traits: [x, y]}\n"
    "  runs:\n"
    "    a/1: {type: scandal}\n";

class Place : public testing::Test {
protected:
    orders::Document document_ = *orders::parse_document(placed_text, "case.yaml");
    const orders::Node& state_ = *document_.root.find("state");

    std::string described(const orders::Problem& problem) const {
        return describe(in_document(document_, state_, {1, 1}, {problem}));
    }
};

TEST_F(Place, FollowsKeysAndItems) {
    EXPECT_EQ(find_place(state_, "players/a/money"), (Mark{3, 9}));
    EXPECT_EQ(find_place(state_, "/players/a/money"), (Mark{3, 9}));
    EXPECT_EQ(find_place(state_, "players/a/traits/2"), (Mark{3, 31}));
}

TEST_F(Place, KeysMayHoldSlashes) { EXPECT_EQ(find_place(state_, "runs/a/1/type"), (Mark{5, 11})); }

TEST_F(Place, StopsAtTheNearestThingThatIsThere) {
    EXPECT_EQ(find_place(state_, "players/a/honour"), (Mark{3, 5}));
    EXPECT_EQ(find_place(state_, "players/a/traits/9"), (Mark{3, 19}));
    EXPECT_EQ(find_place(state_, "players/a/money/deeper"), (Mark{3, 9}));
}

TEST_F(Place, GivesProblemsTheirLine) {
    orders::Problem problem = orders::invalid("too little");
    problem.path = "players/a/money";
    EXPECT_THAT(described(problem), HasSubstr("case.yaml:3:9: state/players/a/money: too little"));
    EXPECT_THAT(described(orders::invalid("state: players/a: no such player")),
                HasSubstr("case.yaml:3:5: state/players/a: no such player"));
    EXPECT_THAT(described(orders::invalid("something")), HasSubstr("case.yaml:1:1: something"));
}

TEST_F(Place, LeavesProblemsOfOtherFilesAlone) {
    orders::Problem problem = orders::invalid("a figure is missing");
    problem.file = "campaign.yaml";
    problem.mark = {7, 2};
    EXPECT_EQ(described(problem), "campaign.yaml:7:2: a figure is missing");
}

}  // namespace
