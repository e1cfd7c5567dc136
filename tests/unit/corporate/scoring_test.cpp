#include "resolution/corporate/scoring.h"

#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

namespace {

std::int64_t points(const corporate::FinalTally& tally, const std::string& reason, const std::string& detail = "") {
    std::int64_t sum = 0;
    for (const auto& line : tally.working) {
        if (line.reason == reason && (detail.empty() || line.detail == detail)) sum += line.points;
    }
    return sum;
}

}  // namespace

TEST(CorporateScoring, EveryPointHasItsWorking) {
    const json patch = {
        {"ranking",
         {"evo", "mct", "nct", "monobe", "shiawase", "renraku", "yakashima", "horizon", "prosperity", "neonet"}},
        {"players",
         {{"a",
           {{"victory_points", 7},
            {"honour", 9},
            {"shares", {{"evo", 2}, {"mct", 1}, {"nct", 3}}},
            {"money_before_payments", 1499999},
            {"party", "reformers"},
            {"political_points", 1},
            {"counters", {{"lone_buyer_points", 3}, {"scandal", 2}}},
            {"objectives", {{"ambitions", {"harpy", "spymaster"}}, {"vendetta", "mct"}}},
            {"traits", {"ambition", "vendetta"}}}},
          {"b",
           {{"honour", 6},
            {"shares", {{"evo", 2}}},
            {"party", "nationalists"},
            {"political_points", 1},
            {"traits", {"loyalist"}},
            {"objectives", {{"home", "evo"}}}}},
          {"c", {{"in_game", false}, {"shares", {{"evo", 9}}}}}}},
        {"corporations", {{"mct", {{"crashes", 1}}}}},
        {"parties", {{"reformers", {{"chief", "a"}}}, {"nationalists", {{"chief", "b"}}}}}};
    Trial trial({"a", "b", "c"}, patch, 9);
    const auto tallies = corporate::final_tallies(rules().figures(), trial.before);
    const auto& a = tallies[0];
    EXPECT_EQ(points(a, "kept"), 4);
    EXPECT_EQ(points(a, "lone-buyer"), 3);
    EXPECT_EQ(points(a, "shares"), 2 * 4 + 1 * 2 + 3 * 1);
    EXPECT_EQ(points(a, "money"), 2);
    EXPECT_EQ(points(a, "title", "neo-shogun"), 5);  // shared
    EXPECT_EQ(points(a, "title", "prime-minister"), 10);
    EXPECT_EQ(points(a, "title", "patriarch"), 10);
    EXPECT_EQ(points(a, "title", "suzerain"), 10);
    EXPECT_EQ(points(a, "title", "outsider"), 6);
    EXPECT_EQ(points(a, "title", "harpy"), 3);
    EXPECT_EQ(points(a, "ambition", "harpy"), 5);
    EXPECT_EQ(points(a, "ambition", "spymaster"), 0);
    EXPECT_EQ(points(a, "vendetta"), 6);
    EXPECT_EQ(points(tallies[1], "title", "opposition-leader"), 4);
    EXPECT_EQ(points(tallies[1], "loyalist"), 5);
    EXPECT_EQ(tallies[2].total, 0);
    std::int64_t sum = 0;
    for (const auto& line : a.working) sum += line.points;
    EXPECT_EQ(sum, a.total);
    EXPECT_EQ(a.place, 1);
    EXPECT_EQ(tallies[2].place, 3);
}

TEST(CorporateScoring, ALoyalistNeedsMoreAtHomeThanInAnyOtherCorporation) {  // CG-109
    const auto loyalist = [](int home) {
        const json shares = {{"evo", home}, {"mct", 2}, {"nct", 2}};
        const json player = {{"traits", {"loyalist"}}, {"objectives", {{"home", "evo"}}}, {"shares", shares}};
        const Trial trial({"a"}, {{"players", {{"a", player}}}}, 9);
        return points(corporate::final_tallies(rules().figures(), trial.before)[0], "loyalist");
    };
    EXPECT_EQ(loyalist(3), 5);  // 3 of 7
    EXPECT_EQ(loyalist(2), 0);
}

TEST(CorporateScoring, TheLastTurnTellsEverybody) {
    Trial trial({"a", "b"}, {}, 8);
    trial.play();
    EXPECT_TRUE(rules().over(trial.after));
    EXPECT_EQ(trial.told(Reader::anybody(), "final-score").size(), 2U);
}

}  // namespace corporate_test
