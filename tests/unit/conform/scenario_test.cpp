// Reading scenarios: what they hold, and where and why one is refused.

#include "gm/conform/scenario.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using gm::conformance::read_scenario;
using testing::HasSubstr;

orders::Document parsed(const std::string& text) { return *orders::parse_document(text, "folder/case.yaml"); }

/// All problems of a scenario that must be refused, as the user reads them.
std::string refusal(const std::string& text) {
    const orders::Document document = parsed(text);
    const auto scenario = read_scenario(document);
    return scenario ? "it was accepted" : describe(scenario.problems());
}

const std::string tiny_head = "campaign: tiny\nplayers: [ada, bo]\n";

TEST(Scenario, HoldsWhatTheDocumentSays) {
    const orders::Document document = parsed(
        "name: A name\nrule: step 3\ncampaign: neo-tokyo\nturn: 4\nplayers: [b, a]\n"
        "state: {turn: 4}\nseed: \"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\"\n"
        "orders: {a: {bid: 2}}\nbots: {b: random}\ndice: {die: 5}\nexpect: {state: {turn: 5}}\nnotes: for people\n");
    const auto scenario = read_scenario(document);
    ASSERT_TRUE(scenario);
    EXPECT_EQ(scenario->name, "A name");
    EXPECT_EQ(scenario->rule, "step 3");
    EXPECT_EQ(scenario->campaign, "neo-tokyo");
    EXPECT_EQ(scenario->turn, 4);
    EXPECT_THAT(scenario->roster.ids(), testing::ElementsAre("b", "a"));
    EXPECT_NE(scenario->state, nullptr);
    EXPECT_EQ(scenario->seed.hex().substr(0, 8), "00010203");
    ASSERT_EQ(scenario->stops.size(), 1U);
    EXPECT_TRUE(scenario->stops[0][0].empty());
    EXPECT_EQ(scenario->stops[0][1].size(), 1U);
    ASSERT_EQ(scenario->bots.size(), 1U);
    EXPECT_EQ(scenario->bots[0].policy, "random");
    EXPECT_NE(scenario->dice.find("die"), nullptr);
    EXPECT_NE(scenario->expect, nullptr);
}

TEST(Scenario, IsNamedAfterItsFileOtherwise) {
    const orders::Document document = parsed(tiny_head);
    const auto scenario = read_scenario(document);
    ASSERT_TRUE(scenario);
    EXPECT_EQ(scenario->name, "case");
    EXPECT_EQ(scenario->turn, std::nullopt) << "each game says with which turn it begins";
    EXPECT_EQ(scenario->seed, resolution::Seed{});
    EXPECT_EQ(scenario->stops.size(), 1U);
}

TEST(Scenario, MayStopSeveralTimesAndGetSeveralSheets) {
    const orders::Document document =
        parsed(tiny_head + "orders:\n  - {ada: [{bid: 1}, {bid: 2}], bo: null}\n  - {}\n  - {bo: {}}\n");
    const auto scenario = read_scenario(document);
    ASSERT_TRUE(scenario);
    ASSERT_EQ(scenario->stops.size(), 3U);
    EXPECT_EQ(scenario->stops[0][0].size(), 2U);
    EXPECT_TRUE(scenario->stops[0][1].empty());
    EXPECT_EQ(scenario->stops[2][1].size(), 1U);
}

TEST(Scenario, UnknownKeysAreRefusedWithTheNearest) {
    EXPECT_THAT(refusal(tiny_head + "oders: {}\n"), HasSubstr("folder/case.yaml:3:1: unknown key 'oders'"));
    EXPECT_THAT(refusal(tiny_head + "oders: {}\n"), HasSubstr("did you mean 'orders'?"));
}

TEST(Scenario, MissingPartsAreNamed) {
    const std::string text = refusal("name: x\n");
    EXPECT_THAT(text, HasSubstr("lacks 'campaign'"));
    EXPECT_THAT(text, HasSubstr("lacks 'players'"));
}

TEST(Scenario, MustBeAMap) {
    EXPECT_THAT(refusal("- a\n"), HasSubstr("a scenario must be a map"));
    EXPECT_THAT(refusal(""), HasSubstr("a scenario must be a map (key: value), not nothing"));
}

TEST(Scenario, WrongTypesAreRefusedWhereTheyStand) {
    EXPECT_THAT(refusal(tiny_head + "turn: soon\n"),
                HasSubstr("case.yaml:3:7: turn must be a whole number, not 'soon'"));
    EXPECT_THAT(refusal(tiny_head + "turn: -1\n"), HasSubstr("turn must be between 0 and"));
    EXPECT_THAT(refusal(tiny_head + "state: [1]\n"), HasSubstr("case.yaml:3:8: state must be a map"));
    EXPECT_THAT(refusal(tiny_head + "orders: 3\n"), HasSubstr("case.yaml:3:9: orders must be a map"));
    EXPECT_THAT(refusal(tiny_head + "expect: [1]\n"), HasSubstr("expect must be a map"));
    EXPECT_THAT(refusal(tiny_head + "bots: [ada]\n"), HasSubstr("bots must be a map"));
    EXPECT_THAT(refusal(tiny_head + "dice: {die: {a: 1}}\n"), HasSubstr("case.yaml:3:13: a draw is a number"));
    EXPECT_THAT(refusal(tiny_head + "seed: abc\n"), HasSubstr("case.yaml:3:7: a seed is 64 hexadecimal digits"));
    EXPECT_THAT(refusal("campaign: tiny\nplayers: ada\n"), HasSubstr("case.yaml:2:10: players must be a list"));
}

TEST(Scenario, PlayersAreTheOnesEnrolled) {
    EXPECT_THAT(refusal("campaign: tiny\nplayers: []\n"), HasSubstr("at least one player"));
    EXPECT_THAT(refusal("campaign: tiny\nplayers: [a, b, a]\n"),
                HasSubstr("case.yaml:2:17: the player 'a' stands here twice"));
    EXPECT_THAT(refusal(tiny_head + "orders: {adda: {}}\n"),
                HasSubstr("case.yaml:3:10: no player of this scenario is called 'adda'"));
    EXPECT_THAT(refusal(tiny_head + "orders: {adda: {}}\n"), HasSubstr("did you mean 'ada'?"));
    EXPECT_THAT(refusal(tiny_head + "orders: [{}, {adda: {}}]\n"), HasSubstr("case.yaml:3:15: no player"));
    EXPECT_THAT(refusal(tiny_head + "bots: {adda: random}\n"), HasSubstr("did you mean 'ada'?"));
}

TEST(Scenario, ExpectationsHaveTheirShape) {
    EXPECT_THAT(refusal(tiny_head + "expect: {refused: [ada]}\n"), HasSubstr("case.yaml:3:19: refused must be a map"));
    EXPECT_THAT(refusal(tiny_head + "expect: {state: 3}\n"), HasSubstr("case.yaml:3:17: state must be a map"));
    EXPECT_THAT(refusal(tiny_head + "expect: {reports: {adda: {contains: []}}}\n"), HasSubstr("did you mean 'ada'?"));
    EXPECT_THAT(refusal(tiny_head + "expect: {reports: {ada: {contain: []}}}\n"),
                HasSubstr("did you mean 'contains'?"));
    EXPECT_THAT(refusal(tiny_head + "expect: {reports: {ada: {lacks: x}}}\n"), HasSubstr("lacks must be a list"));
    EXPECT_EQ(refusal(tiny_head + "expect: {reports: {public: {lacks: [x]}}}\n"), "it was accepted");
}

TEST(Scenario, SaysEverythingThatIsWrongAtOnce) {
    const std::string text = refusal("campain: tiny\nplayers: [ada]\nturn: x\norders: {bo: {}}\ndice: 3\n");
    for (const char* part :
         {"1:1: unknown key", "lacks 'campaign'", "3:7: turn", "4:10: no player", "5:7: a dice file"}) {
        EXPECT_THAT(text, HasSubstr(part));
    }
}

}  // namespace
