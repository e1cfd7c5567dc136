#include "orders/result.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace orders {
namespace {

using Number = std::unique_ptr<int>;  // can be moved only

Result<Number> number(int value) {
    if (value < 0) return Failure{{invalid("negative"), invalid("and odd")}};
    return std::make_unique<int>(value);
}

Outcome small(int value) {
    if (value > 9) return invalid("too large");
    return done();
}

Result<int> sum(const std::vector<int>& values) {
    int total = 0;
    for (const int value : values) {
        GM_TAKE(const auto next, number(value));
        GM_TRY(small(*next));
        total += *next;
    }
    return total;
}

TEST(Result, TakesValuesThatCanOnlyBeMoved) {
    const auto found = sum({1, 2, 4});
    ASSERT_TRUE(found);
    EXPECT_EQ(*found, 7);
}

TEST(Result, PassesAllProblemsOnAndEndsThere) {
    const auto negative = sum({1, -2, 40});
    ASSERT_FALSE(negative);
    ASSERT_EQ(negative.problems().size(), 2U);
    EXPECT_EQ(negative.problems()[0].what, "negative");
    EXPECT_EQ(negative.problems()[1].what, "and odd");
    const auto large = sum({1, 40, -2});
    ASSERT_FALSE(large);
    EXPECT_EQ(large.problems().front().what, "too large");
}

TEST(Result, AssignsToWhatIsThereAndLeavesItAloneOnFailure) {
    Number kept = std::make_unique<int>(1);
    const auto keep = [&](int value) -> Outcome {
        GM_TAKE(kept, number(value));
        return done();
    };
    EXPECT_TRUE(keep(5));
    EXPECT_EQ(*kept, 5);
    EXPECT_FALSE(keep(-5));
    EXPECT_EQ(*kept, 5);
}

TEST(Result, IsAskedForOnce) {
    int asked = 0;
    const auto ask = [&] {
        ++asked;
        return number(asked);
    };
    const auto twice = [&]() -> Result<int> {
        GM_TAKE(const auto first, ask());
        GM_TRY(ask().outcome());
        return *first;
    };
    EXPECT_EQ(*twice(), 1);
    EXPECT_EQ(asked, 2);
}

TEST(Result, TakesExpressionsWithCommas) {
    const auto first_of = [](std::vector<int> values, int otherwise) -> Result<int> {
        return values.empty() ? otherwise : values.front();
    };
    const auto both = [&]() -> Result<int> {
        GM_TAKE(const int one, first_of({1, 2}, 3));
        GM_TAKE(const int other, first_of({}, 40));
        return one + other;
    };
    EXPECT_EQ(*both(), 41);
}

TEST(Result, AnOutcomeForgetsTheValueAndKeepsTheProblems) {
    EXPECT_TRUE(number(1).outcome());
    const Outcome failed = number(-1).outcome();
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.problems().size(), 2U);
}

}  // namespace
}  // namespace orders
