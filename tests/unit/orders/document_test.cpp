#include "orders/document.h"

#include <gtest/gtest.h>

namespace orders {
namespace {

Problem problem_of(std::string text) {
    const auto document = parse_document(std::move(text), "sheet.yaml");
    if (document) {
        ADD_FAILURE() << "this should not have been read";
        return {};
    }
    EXPECT_EQ(document.problems().size(), 1U);
    EXPECT_EQ(document.problems().front().file, "sheet.yaml");
    return document.problems().front();
}

TEST(Document, KeepsValuesWithTheirPlaces) {
    const auto document = parse_document("turn: 3\nbids:\n  - {on: \"4\", note: ~}\n", "sheet.yaml");
    ASSERT_TRUE(document);
    const Node* bids = document->root.find("bids");
    ASSERT_NE(bids, nullptr);
    ASSERT_EQ(bids->items.size(), 1U);
    const Node& bid = bids->items.front();
    EXPECT_EQ(bid.find("on")->text, "4");
    EXPECT_TRUE(bid.find("on")->quoted);
    EXPECT_TRUE(bid.find("note")->is_null());
    EXPECT_EQ(bid.find("on")->mark, (Mark{3, 10}));
    EXPECT_EQ(document->root.members[1].mark, (Mark{2, 1}));
}

TEST(Document, OfNothingIsNull) {
    for (const char* text : {"", "\n\n", "# only a comment\n", "---\n"}) {
        const auto document = parse_document(text, "sheet.yaml");
        ASSERT_TRUE(document) << text;
        EXPECT_TRUE(document->root.is_null()) << text;
    }
}

TEST(Document, MayBeginWithAByteOrderMarkAndHaveWindowsLineEnds) {
    const auto document = parse_document("\xEF\xBB\xBFturn: 3\r\nbid: 4\r\n", "sheet.yaml");
    ASSERT_TRUE(document);
    EXPECT_EQ(document->root.find("turn")->text, "3");
    EXPECT_EQ(document->root.find("bid")->text, "4");
}

TEST(Document, SaysWhereYamlIsBroken) {
    const Problem problem = problem_of("turn: 3\nbid: [1, 2\nstake: 2\n");
    EXPECT_NE(problem.what.find("not valid YAML"), std::string::npos) << problem.what;
    EXPECT_GE(problem.mark.line, 2);
    EXPECT_FALSE(problem.advice.empty());
}

TEST(Document, RefusesADuplicateKey) {
    const Problem problem = problem_of("bid: 3\nstake: 1\nbid: 4\n");
    EXPECT_EQ(problem.what, "the key 'bid' stands twice in the same map");
    EXPECT_EQ(problem.mark, (Mark{3, 1}));
    EXPECT_EQ(problem.excerpt, "bid: 4");
}

TEST(Document, RefusesAliasesBeforeTheyExplode) {
    const Problem problem = problem_of("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n");
    EXPECT_EQ(problem.mark, (Mark{2, 8}));
    EXPECT_NE(problem.what.find("aliases"), std::string::npos);
}

TEST(Document, RefusesWhatIsTooDeep) {
    const Problem flow = problem_of("a: " + std::string(1000, '[') + std::string(1000, ']'));
    EXPECT_NE(flow.what.find("nested"), std::string::npos);
    std::string block;
    for (int i = 0; i < 500; ++i) block += std::string(static_cast<std::size_t>(i), ' ') + "a:\n";
    EXPECT_NE(problem_of(block).what.find("nested"), std::string::npos);
}

TEST(Document, RefusesWhatIsTooLarge) {
    const Problem problem = problem_of("note: " + std::string(1'000'001, 'x'));
    EXPECT_NE(problem.what.find("more than the 1000000 accepted"), std::string::npos);
    std::string many = "[";
    for (int i = 0; i < 250'000; ++i) many += "1,";
    EXPECT_NE(problem_of(many + "1]").what.find("more than 200000 values"), std::string::npos);
}

TEST(Document, RefusesBytesThatAreNotUtf8) {
    const Problem problem = problem_of("turn: 3\nnote: caf\xE9\n");
    EXPECT_EQ(problem.what, "this is not UTF-8 text");
    EXPECT_EQ(problem.mark, (Mark{2, 10}));
    EXPECT_EQ(problem_of(std::string("turn: 3\0", 8)).what, "this is not text: it holds a NUL byte");
    EXPECT_EQ(problem_of(std::string("\xFF\xFEt\0u\0", 6)).what, "this is not UTF-8 text");
}

TEST(Document, RefusesASecondDocument) {
    EXPECT_EQ(problem_of("bid: 3\n---\nbid: 4\n").what, "there is a second document after '---'");
}

TEST(Document, RefusesKeysThatAreNotWords) {
    EXPECT_EQ(problem_of("? [a, b]\n: 3\n").what, "a list or a map cannot be a key");
}

TEST(Problem, IsDescribedWithItsExcerptAndACaret) {
    Problem problem = problem_of("bid: 3\nbid: 4\n");
    EXPECT_EQ(describe(problem),
              "sheet.yaml:2:1: the key 'bid' stands twice in the same map\n    bid: 4\n    ^\n    keep one of the two");
}

std::string repeated(std::string_view text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += text;
    return out;
}

std::string described(std::string excerpt, int column) {
    Problem problem = invalid("wrong");
    problem.mark = {1, column};
    problem.excerpt = std::move(excerpt);
    return describe(problem);
}

TEST(Problem, ShowsTheBeginningOfALongLineWhereThatHoldsThePlace) {
    EXPECT_EQ(described(repeated("a", 150), 100),
              "1:100: wrong\n    " + repeated("a", 100) + "…\n    " + repeated(" ", 99) + "^");
}

TEST(Problem, FarIntoALongLineIsShownWithWhatIsAroundIt) {
    const std::string line = repeated("é", 120) + "X" + repeated("b", 79);
    EXPECT_EQ(described(line, 121), "1:121: wrong\n    …" + repeated("é", 50) + "X" + repeated("b", 49) + "…\n    " +
                                        repeated(" ", 51) + "^");
}

TEST(Problem, AtTheEndOfALongLineIsShownWithItsEnd) {
    const std::string line = repeated("a", 100) + repeated("b", 99) + "X";
    EXPECT_EQ(described(line, 200), "1:200: wrong\n    …" + repeated("b", 99) + "X\n    " + repeated(" ", 100) + "^");
    EXPECT_EQ(described(line, 201), "1:201: wrong\n    …" + repeated("b", 99) + "X\n    " + repeated(" ", 101) + "^");
}

}  // namespace
}  // namespace orders
