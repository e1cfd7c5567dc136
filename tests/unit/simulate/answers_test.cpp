#include "gm/simulate/answers.h"

#include <gtest/gtest.h>

#include "gm/simulate/chart.h"
#include "gm/simulate/summary.h"

namespace gm::simulation {
namespace {

using Kind = Question::Kind;

const Row columns{"run_id", "variant", "game", "policy", "score", "won"};

Answer answer(const Question& question, const std::vector<Row>& rows, const Row& variants = {"base"}) {
    Tally tally(question, variants, columns);
    for (const Row& row : rows) tally.add(row);
    return tally.answer();
}

TEST(Answers, RatesAreCountedByGroup) {
    const Answer rates =
        answer({"q", "Won", Kind::rate, "seats", "won", "policy"}, {{"r", "base", "0", "smart", "4", "1"},
                                                                    {"r", "base", "0", "random", "1", "0"},
                                                                    {"r", "base", "1", "smart", "2", "0"}});
    ASSERT_EQ(rates.lines.size(), 2U);
    EXPECT_EQ(rates.lines[0].group, "random");
    EXPECT_EQ(rates.lines[0].sum, 0);
    EXPECT_EQ(rates.lines[1].count, 2U);
    EXPECT_DOUBLE_EQ(rates.lines[1].interval.value, 0.5);
    EXPECT_EQ(shown(rates, 0.5), "50.0 %");
}

TEST(Answers, MeansTakeNegativeScores) {
    const Answer means = answer({"q", "Score", Kind::mean, "seats", "score"},
                                {{"r", "base", "0", "a", "-4", "1"}, {"r", "base", "0", "b", "1", "0"}});
    ASSERT_EQ(means.lines.size(), 1U);
    EXPECT_DOUBLE_EQ(means.lines[0].interval.value, -1.5);
    EXPECT_EQ(means.lines[0].sum, -3);
}

TEST(Answers, OnlyRowsAskedForCount) {
    const Answer one = answer({"q", "Won", Kind::rate, "seats", "won", "", "policy", "a"},
                              {{"r", "base", "0", "a", "4", "1"}, {"r", "base", "0", "b", "1", "0"}});
    ASSERT_EQ(one.lines.size(), 1U);
    EXPECT_EQ(one.lines[0].count, 1U);
}

TEST(Answers, MayBeAskedOfSumsAndOfWords) {
    const std::vector<Row> rows{
        {"r", "base", "0", "a", "4", "1"}, {"r", "base", "0", "b", "1", "0"}, {"r", "base", "0", "b", "", "1"}};
    const Answer sums = answer({"q", "Lead", Kind::mean, "seats", "2*score-won"}, rows);
    ASSERT_EQ(sums.lines.size(), 1U);
    EXPECT_EQ(sums.lines[0].count, 2U);  // where a cell is empty nothing can be added up
    EXPECT_EQ(sums.lines[0].sum, 7 + 2);
    Question who{"q", "Is b", Kind::rate, "seats", "policy", "won"};
    who.hit = "b";
    const Answer words = answer(who, rows);
    ASSERT_EQ(words.lines.size(), 2U);
    EXPECT_EQ(words.lines[0].sum, 1);
    EXPECT_EQ(words.lines[1].sum, 1);
    EXPECT_EQ(words.lines[1].count, 2U);
}

TEST(Answers, GroupsStandSideBySideInBatchesAsPlanned) {
    const Answer means = answer({"q", "Score", Kind::mean, "seats", "score", "policy"},
                                {{"r", "faces=10", "0", "a", "4", "1"},
                                 {"r", "faces=4", "0", "a", "1", "0"},
                                 {"r", "faces=4", "0", "b", "1", "0"}},
                                {"faces=4", "faces=10"});
    ASSERT_EQ(means.lines.size(), 3U);
    EXPECT_EQ(means.lines[0].group + means.lines[0].variant, "afaces=4");
    EXPECT_EQ(means.lines[1].group + means.lines[1].variant, "afaces=10");
    EXPECT_EQ(means.lines[2].group + means.lines[2].variant, "bfaces=4");
}

TEST(Answers, SpreadsPutManyValuesIntoBars) {
    std::vector<Row> rows;
    for (int score = -30; score < 70; ++score) rows.push_back({"r", "base", "0", "a", std::to_string(score), "0"});
    const Answer spread = answer({"q", "Scores", Kind::spread, "seats", "score"}, rows);
    ASSERT_EQ(spread.lines.size(), 20U);
    EXPECT_EQ(spread.lines.front().group, "-30 to -26");
    std::int64_t all = 0;
    for (const AnswerLine& line : spread.lines) all += line.sum;
    EXPECT_EQ(all, 100);
    EXPECT_EQ(spread.lines.front().count, 100U);
}

TEST(Answers, SpreadsOfFewValuesKeepThem) {
    const Answer spread = answer(
        {"q", "Scores", Kind::spread, "seats", "score"},
        {{"r", "base", "0", "a", "10", "0"}, {"r", "base", "0", "a", "9", "0"}, {"r", "base", "0", "a", "9", "0"}});
    ASSERT_EQ(spread.lines.size(), 2U);
    EXPECT_EQ(spread.lines[0].group, "9");
    EXPECT_EQ(spread.lines[0].sum, 2);
}

TEST(Answers, AQuestionForAColumnThatIsNotThereIsAFault) {
    EXPECT_THROW(Tally({"q", "?", Kind::rate, "seats", "wonn"}, {"base"}, columns), std::logic_error);
}

TEST(Charts, WriteWhatTheyShowAndEscapeIt) {
    const Answer rates = answer({"q", "Won <b> & \"co\"'s", Kind::rate, "seats", "won", "policy"},
                                {{"r", "base", "0", "<script>", "4", "1"}});
    const std::string svg = chart_svg(rates);
    EXPECT_EQ(svg.find("<script>"), std::string::npos);
    EXPECT_EQ(svg.find("<b>"), std::string::npos);
    EXPECT_NE(svg.find("&lt;script&gt;"), std::string::npos);
    EXPECT_NE(svg.find("&quot;co&quot;&#39;s"), std::string::npos) << svg;
    EXPECT_NE(svg.find("100.0 %"), std::string::npos);
}

TEST(Csv, CellsComeBack) {
    const Row row{"plain", "", "a,b", "say \"x\"", "values=[1, 2]"};
    std::string line = csv_line(row);
    ASSERT_EQ(line.back(), '\n');
    line.pop_back();
    EXPECT_EQ(csv_cells(line), row);
}

}  // namespace
}  // namespace gm::simulation
