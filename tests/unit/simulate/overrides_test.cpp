#include "gm/simulate/overrides.h"

#include <gtest/gtest.h>

namespace gm::simulation {
namespace {

orders::Document campaign() {
    return *orders::parse_document(
        "game: tiny\n"
        "turns: 5\n"
        "scoring: {by_players: {3: {bonus: 8}}}\n"
        "plans:\n"
        "  - {id: plan01, value: 1}\n"
        "  - {id: plan02, value: 2, accomplice: none}\n"
        "values: [1, 2, 3]\n",
        "campaign.yaml");
}

std::string after(const std::string& setting) {
    orders::Document document = campaign();
    const auto outcome = apply(*read_setting(setting), document);
    return outcome ? one_line(document.root) : orders::describe(outcome.problems());
}

TEST(Overrides, ReachFiguresByTheirWay) {
    EXPECT_NE(after("turns=7").find("turns: 7"), std::string::npos);
    EXPECT_NE(after("scoring.by_players.3.bonus=9").find("{3: {bonus: 9}}"), std::string::npos);
    EXPECT_NE(after("plans.plan02.value=6").find("{id: plan02, value: 6, accomplice: none}"), std::string::npos);
    EXPECT_NE(after("plans.0.value=6").find("{id: plan01, value: 6}"), std::string::npos);
    EXPECT_NE(after("values=[4, 5]").find("values: [4, 5]"), std::string::npos);
}

TEST(Overrides, MaySayOfAnEntryWhatIsSaidOfOthers) {
    EXPECT_NE(after("plans.plan01.accomplice=no_trump").find("{id: plan01, value: 1, accomplice: no_trump}"),
              std::string::npos);
    EXPECT_NE(after("plans.plan01.acomplice=no_trump").find("no figure is called"), std::string::npos);
}

TEST(Overrides, MayLeaveOutTheBeginningOfTheWay) {
    EXPECT_NE(after("bonus=9").find("{3: {bonus: 9}}"), std::string::npos);
    EXPECT_NE(after("by_players.3.bonus=9").find("{3: {bonus: 9}}"), std::string::npos);
    EXPECT_NE(after("plan02.value=6").find("{id: plan02, value: 6, accomplice: none}"), std::string::npos);
    // The list of values is nearer to the top than those of the plans are.
    EXPECT_EQ(*whole_path("values", campaign()), "values");
    EXPECT_EQ(*whole_path("by_players.3", campaign()), "scoring.by_players.3");
}

TEST(Overrides, ThatMayBeSeveralFiguresAreRefused) {
    const std::string said = after("value=6");
    EXPECT_NE(said.find("several figures are called 'value'"), std::string::npos) << said;
    EXPECT_NE(said.find("plans.plan01.value, plans.plan02.value"), std::string::npos) << said;
}

TEST(Overrides, ChangeNothingElse) {
    orders::Document document = campaign();
    const std::string before = one_line(document.root);
    ASSERT_TRUE(apply(*read_setting("turns=7"), document));
    ASSERT_TRUE(apply(*read_setting("turns=5"), document));
    EXPECT_EQ(one_line(document.root), before);
}

TEST(Overrides, SayWhatIsMeantInstead) {
    EXPECT_NE(after("turn=7").find("did you mean 'turns'?"), std::string::npos);
    EXPECT_NE(after("bonsu=7").find("did you mean 'bonus'?"), std::string::npos);
    EXPECT_NE(after("xyzzy=7").find("there are: game, turns, scoring, plans, values"), std::string::npos);
    EXPECT_NE(after("plans.plan03.value=1").find("'plans' has no 'plan03'"), std::string::npos);
    EXPECT_NE(after("turns.most=7").find("'turns' is a single value"), std::string::npos);
    EXPECT_NE(after("game=corporate").find("no figure"), std::string::npos);
}

TEST(Overrides, NeedAPathAndAValue) {
    for (const char* text : {"turns", "=3", "turns=", ""}) EXPECT_FALSE(read_setting(text)) << text;
    EXPECT_FALSE(read_sweep("turns="));
}

TEST(Overrides, SweepsListValues) {
    const auto sweep = read_sweep("values=1,[2, 3],four");
    ASSERT_TRUE(sweep);
    ASSERT_EQ(sweep->values.size(), 3U);
    EXPECT_EQ(one_line(sweep->values[1]), "[2, 3]");
    EXPECT_EQ(one_line(sweep->values[2]), "four");
}

TEST(Overrides, SweepsMayGoFromOneNumberToAnother) {
    const auto sweep = read_sweep("values=-1..2,7,'8..9',1..1");
    ASSERT_TRUE(sweep);
    std::string values;
    for (const orders::Node& value : sweep->values) values += one_line(value) + " ";
    EXPECT_EQ(values, "-1 0 1 2 7 '8..9' 1 ");
}

TEST(Overrides, RangesThatGoNowhereAreRefused) {
    const auto down = read_sweep("values=14..8");
    ASSERT_FALSE(down);
    EXPECT_NE(orders::describe(down.problems()).find("'14..8' ends before it begins"), std::string::npos);
    EXPECT_FALSE(read_sweep("values=0..1000"));
    EXPECT_FALSE(read_sweep("values=-9223372036854775808..9223372036854775807"));
    for (const char* word : {"1..x", "..4", "4..", "1..2..3", "1...3"}) {
        const auto sweep = read_sweep(std::string("values=") + word);
        ASSERT_TRUE(sweep) << word;
        EXPECT_EQ(sweep->values.size(), 1U) << word;
    }
}

}  // namespace
}  // namespace gm::simulation
