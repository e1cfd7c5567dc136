// What is too much of a sheet, and how many problems of one are told.

#include "orders/sheet_limits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "orders/document_reader.h"

namespace orders {
namespace {

using testing::HasSubstr;

Document sheet_text(std::string text) { return *parse_document(std::move(text), "sheet.yaml"); }

std::string many(std::size_t times, const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < times; ++i) out += text;
    return out;
}

TEST(SheetLimits, CountKeysAndItemsAtAnyDepth) {
    constexpr SheetLimits six{1000, 6};
    EXPECT_FALSE(too_large(sheet_text("a: [1, 2]\nb: {c: [3]}\n"), six));
    const auto problem = too_large(sheet_text("a: [1, 2]\nb:\n  c: [3]\n  d: 4\n"), six);
    ASSERT_TRUE(problem);
    EXPECT_THAT(problem->what, HasSubstr("more than 6 rows"));
    EXPECT_EQ(problem->mark, (Mark{4, 3}));
    EXPECT_THAT(problem->advice, HasSubstr("nothing of it was read"));
}

TEST(SheetLimits, CountBytes) {
    EXPECT_FALSE(too_large(sheet_text("note: " + many(90, "x")), {96, 10}));
    EXPECT_THAT(too_large(sheet_text("note: " + many(91, "x")), {96, 10})->what, HasSubstr("97 bytes long"));
}

class ManyProblems : public testing::Test {
protected:
    void complain(std::size_t times) {
        for (std::size_t i = 0; i < times; ++i) reader_.invalid({1, 1}, say("unknown key '{}'", i));
    }

    Document text_ = sheet_text("a: 1\n");
    DocumentReader reader_{text_};
};

TEST_F(ManyProblems, AreToldUpToFiftyAndThenCounted) {
    complain(GatheredProblems::most_told);
    EXPECT_FALSE(reader_.tells());
    complain(1940);
    const Problems problems = reader_.take_problems();
    ASSERT_EQ(problems.size(), GatheredProblems::most_told + 1);
    EXPECT_EQ(problems.back().what, "and 1940 more, without details here");
    EXPECT_EQ(problems.back().file, "sheet.yaml");
    EXPECT_EQ(problems.back().kind, ProblemKind::invalid);
    EXPECT_EQ(problems[49].what, "unknown key '49'");
}

TEST_F(ManyProblems, AreAllToldIfTheyAreFifty) {
    complain(GatheredProblems::most_told);
    EXPECT_EQ(reader_.take_problems().back().what, "unknown key '49'");
}

TEST_F(ManyProblems, AsGraveAsTheGravestThatIsNotTold) {
    for (std::size_t i = 0; i < 100; ++i) reader_.warn({1, 1}, "look");
    EXPECT_TRUE(reader_.clean());
    EXPECT_EQ(Problems(reader_.take_problems()).back().kind, ProblemKind::warning);
    for (std::size_t i = 0; i < 100; ++i) reader_.warn({1, 1}, "look");
    const std::size_t before = reader_.serious();
    reader_.illegal({1, 1}, "not now", "CG-1");
    EXPECT_FALSE(reader_.clean_since(before)) << "an order is not clean because nobody tells what is wrong with it";
    reader_.warn({1, 1}, "look");
    EXPECT_EQ(reader_.take_problems().back().kind, ProblemKind::illegal);
}

TEST(Problem, OfAnEndlessLineKeepsWhatIsNear) {
    const std::string line = "a: [" + many(100'000, "é") + ", X, " + many(100'000, "b") + "]";
    const Document text = sheet_text(line);
    const Problem problem = text.problem({1, 200'000 + 7}, "wrong");
    EXPECT_LT(problem.excerpt.size(), 1000U);
    EXPECT_EQ(problem.mark, (Mark{1, 100'007}));
    EXPECT_EQ(describe(problem), "sheet.yaml:1:100007: wrong\n    …" + many(48, "é") + ", X, " + many(47, "b") +
                                     "…\n    " + many(51, " ") + "^");
    const Problem at_end = text.problem({1, static_cast<int>(line.size())}, "wrong");
    EXPECT_THAT(describe(at_end), HasSubstr("…" + many(99, "b") + "]\n    " + many(100, " ") + "^"));
}

TEST(Problem, OfAnEndlessWordIsASentence) {
    const Problem problem = invalid(say("unknown key '{}'", many(100'000, "é")));
    EXPECT_LT(problem.what.size(), 1000U);
    EXPECT_THAT(problem.what, HasSubstr("éé…'"));
}

}  // namespace
}  // namespace orders
