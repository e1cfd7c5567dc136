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

}  // namespace

TEST(CorporateFigures, ReadsTheCampaign) {
    const auto& figures = rules().figures();
    EXPECT_EQ(figures.corporations.size(), 10U);
    EXPECT_EQ(figures.agents.size(), 16U);
    EXPECT_EQ(figures.croc.runs_max, 5);
    EXPECT_EQ(figures[corporate::Title::outsider], 6);
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

TEST(CorporateFigures, ATraitCannotNeedItself) {
    const auto problems = problems_of(replaced(campaign_text(), "needs: corporate-citizen", "needs: loyalist"));
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_THAT(problems[0].what, HasSubstr("needs itself"));
}

TEST(CorporateFigures, UnknownKeysAreNotSwallowed) {
    const auto problems = problems_of(replaced(campaign_text(), "same_target: -20", "same_targets: -20"));
    EXPECT_EQ(problems.size(), 2U);  // one missing, one unknown
}

}  // namespace corporate_test
