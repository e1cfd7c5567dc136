#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/simulate/answers.h"

namespace gm::simulation {
namespace {

Answer answer(std::vector<AnswerLine> lines) {
    Question question{"won", "Won", Question::Kind::rate, "games", "won", "players"};
    question.striking = 50;
    question.then = "Too often.";
    return {question, std::move(lines)};
}

TEST(Remark, SaysWhatIsAboveTheBoundAndNotByChance) {
    EXPECT_EQ(answer({{"base", "5", 100, 61, {.61, .512, .70}}, {"base", "7", 100, 55, {.55, .45, .64}}}).remark(),
              "Won: 5: 61.0 % (51.2 to 70.0). Too often.");
    EXPECT_EQ(answer({{"base", "5", 100, 50, {.5, .4, .6}}}).remark(), "");
    EXPECT_EQ(answer({}).remark(), "");
}

TEST(Remark, NamesTheBatchWhereThereAreSeveral) {
    EXPECT_EQ(answer({{"x=1", "5", 100, 61, {.61, .51, .7}}, {"x=2", "5", 100, 30, {.3, .2, .4}}}).remark(),
              "Won: 5 (x=1): 61.0 % (51.0 to 70.0). Too often.");
}

TEST(Remark, IsNotMadeUnlessTheGameAsksForIt) {
    Answer plain = answer({{"base", "5", 100, 100, {1, .99, 1}}});
    plain.question.then.clear();
    EXPECT_EQ(plain.remark(), "");
}

}  // namespace
}  // namespace gm::simulation
