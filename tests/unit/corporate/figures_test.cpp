#include <gmock/gmock.h>

#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

using testing::HasSubstr;

namespace {

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    const auto at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), with);
}

orders::Problems problems_of(const std::string& text) {
    const auto read = corporate::read_figures(document(text, "campaign.yaml"));
    return read ? orders::Problems{} : read.problems();
}

/// The only problem of the campaign with that change, which points at `where` in the changed line.
std::string only_problem(const std::string& what, const std::string& with, const std::string& where) {
    const auto problems = problems_of(replaced(campaign_text(), what, with));
    if (problems.size() != 1) return std::to_string(problems.size()) + " problems: " + orders::describe(problems);
    const std::string& line = problems[0].excerpt;
    const auto column = static_cast<std::size_t>(problems[0].mark.column);
    if (column > line.size() || !line.substr(column - 1).starts_with(where)) return orders::describe(problems);
    return problems[0].what + "; " + problems[0].advice;
}

}  // namespace

TEST(CorporateFigures, ReadsTheCampaign) {
    const auto& figures = rules().figures();
    EXPECT_EQ(figures.corporations.size(), 10U);
    EXPECT_EQ(figures.agents.size(), 16U);
    EXPECT_EQ(figures.croc.runs_max, 5);
    EXPECT_EQ(figures[corporate::Title::outsider], 6);
}

TEST(CorporateFigures, AgentsMayHaveSecretFriendsAndFoesToStartWith) {
    const auto read = Rules::from_campaign(
        document(replaced(campaign_text(), "bonus: [20, 0, 10, 30, 0]}",
                          "bonus: [20, 0, 10, 30, 0], secret_allies: [evo], secret_enemies: [\"members:reformers\"]}"),
                 "campaign.yaml"));
    ASSERT_TRUE(read) << orders::describe(read.problems());
    const json state = read->to_json(*read->scenario(Roster::of({"a"}), 1, {}));
    EXPECT_EQ(state["agents"]["sakura"]["secret_allies"], json({"evo"}));
    EXPECT_EQ(state["agents"]["sakura"]["secret_enemies"], json({"members:reformers"}));
}

TEST(CorporateFigures, HonourIsLostByTheCitizensOfThoseThatAreHit) {  // CG-112
    const auto problems =
        problems_of(replaced(campaign_text(), "crash: [{assets: -2, to: {random: 3}, citizens_honour: -1}]",
                             "crash: [{citizens_honour: -1}]"));
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_THAT(problems[0].what, HasSubstr("citizens_honour"));
}

TEST(CorporateFigures, AnUnknownCorporationInAnEffectIsNamedWithItsPlace) {
    const auto problems = problems_of(replaced(campaign_text(), "to: prosperity}]", "to: prosperty}]"));
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_THAT(problems[0].what, HasSubstr("prosperty"));
    EXPECT_THAT(problems[0].advice, HasSubstr("prosperity"));
    EXPECT_GT(problems[0].mark.line, 1);
    EXPECT_GT(problems[0].mark.column, 1);
}

TEST(CorporateFigures, EveryProblemIsToldAtOnce) {
    std::string text = replaced(campaign_text(), "speculation: 100000", "speculation: lots");
    text = replaced(text, "capacity: {fixer: 1, ", "capacity: {");
    text = replaced(text, "enemies: [mct, renraku]", "enemies: [mct, renrku]");
    text = replaced(text, "kind: yakuza, name: Mita-gumi", "kind: yakusa, name: Mita-gumi");
    text = replaced(text, "not_with: [technomancer]", "not_with: [technomancr]");
    EXPECT_EQ(problems_of(text).size(), 5U);
}

TEST(CorporateFigures, ARuleBetweenFiguresIsToldWhateverIsWrongElsewhere) {
    std::string text = replaced(campaign_text(), "speculation: 100000", "speculation: lots");
    text = replaced(text, "kobun: 3, oyabun: 4", "kobun: 4, oyabun: 3");
    text = replaced(text, "[{auction: 3}]", "[{}]");
    EXPECT_EQ(problems_of(text).size(), 3U);
}

TEST(CorporateFigures, AnotherSpellingIsAMistake) {
    EXPECT_EQ(only_problem("kind: fixer, name: Sakura", "kind: Fixer, name: Sakura", "Fixer"),
              "unknown kind 'Fixer'; did you mean 'fixer'?");
    EXPECT_THAT(only_problem("influence: {price: 500000}", "influence: {price: 500k}", "500k"),
                HasSubstr("price must be a whole number"));
    EXPECT_EQ(only_problem("allies: [neonet]", "allies: [NeoNET]", "NeoNET"),
              "unknown friend or foe 'NeoNET'; did you mean 'neonet'?");
}

TEST(CorporateFigures, AGroupIsPickedInOneWay) {
    EXPECT_THAT(only_problem("{nearest: 1, alignment: reformers}", "{alignment: reformers}", "{alignment"),
                HasSubstr("a group is one of highest, lowest, nearest, random and every"));
    EXPECT_THAT(only_problem("{every: {origin: japanocorp}}", "{every: {}, origin: japanocorp}", "origin"),
                HasSubstr("unknown key 'origin'"));
    EXPECT_THAT(only_problem("{every: {origin: japanocorp}}", "{every: {origin: japanogaijin}}", "japanogaijin"),
                HasSubstr("unknown origin 'japanogaijin'"));
}

TEST(CorporateFigures, ATraitCannotNeedItself) {
    const auto problems = problems_of(replaced(campaign_text(), "needs: corporate-citizen", "needs: loyalist"));
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_THAT(problems[0].what, HasSubstr("needs itself"));
}

TEST(CorporateFigures, WhatMustBeThereIsOneAtLeast) {
    EXPECT_THAT(only_problem("turns: 8", "turns: 0", "0"), HasSubstr("turns must be between 1 and"));
    EXPECT_THAT(only_problem("{auction: 3}", "{auction: -3}", "-3"), HasSubstr("auction must be between 1 and"));
    EXPECT_THAT(only_problem("{lowest: 1, tier", "{lowest: 0, tier", "0"), HasSubstr("lowest must be between 1 and"));
    EXPECT_THAT(only_problem("{least: 6", "{least: 0", "0"), HasSubstr("least must be between 1 and 64"));
}

TEST(CorporateFigures, WhatRisesMustNotFall) {
    EXPECT_THAT(only_problem("kobun: 3, oyabun: 4", "kobun: 4, oyabun: 3", "3"),
                HasSubstr("loyalty.oyabun must not be below loyalty.kobun"));
    EXPECT_THAT(only_problem("least: 6, most: 12", "least: 6, most: 5", "5"),
                HasSubstr("players.most must not be below players.least"));
    EXPECT_THAT(only_problem("oyabun: 4, fixer_shared", "oyabun: four, fixer_shared", "four"),
                HasSubstr("whole number"));
}

TEST(CorporateFigures, AnUnknownAgencyIsSaidOnceWithTheOneThatIsMeant) {
    EXPECT_EQ(only_problem("agency: navy-bureau", "agency: navy-buro", "navy-buro"),
              "unknown agency 'navy-buro'; known here: navy-bureau, imperial-house");
    EXPECT_THAT(only_problem("agency: navy-bureau", "agency: imperial-house", ""),
                HasSubstr("'imperial-house' is not an agency of the party 'nationalists'"));
}

TEST(CorporateFigures, UnknownKeysAreNotSwallowed) {
    EXPECT_EQ(only_problem("same_target: -20", "same_targets: -20", "same_targets"),
              "run lacks 'same_target'; did you mean it by 'same_targets'?");
    EXPECT_EQ(problems_of(replaced(campaign_text(), "same_target: -20", "colour: -20")).size(), 2U);
}

}  // namespace corporate_test
