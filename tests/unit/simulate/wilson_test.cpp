#include "gm/simulate/wilson.h"

#include <gtest/gtest.h>

namespace gm::simulation {
namespace {

struct Known {
    std::uint64_t hits, count;
    double low, high;
};

/// The examples of Newcombe's comparison of methods (Statistics in Medicine 17, 1998), score method without
/// correction, to the four digits he prints.
class Wilson : public testing::TestWithParam<Known> {};

TEST_P(Wilson, AgreesWithPublishedIntervals) {
    const auto& [hits, count, low, high] = GetParam();
    const Interval interval = wilson(hits, count);
    EXPECT_NEAR(interval.low, low, 0.00005);
    EXPECT_NEAR(interval.high, high, 0.00005);
    EXPECT_DOUBLE_EQ(interval.value, static_cast<double>(hits) / static_cast<double>(count));
}

INSTANTIATE_TEST_SUITE_P(Newcombe, Wilson,
                         testing::Values(Known{81, 263, 0.2553, 0.3662}, Known{15, 148, 0.0624, 0.1605},
                                         Known{0, 20, 0.0000, 0.1611}, Known{1, 29, 0.0061, 0.1718}));

TEST(WilsonInterval, IsMirroredForMisses) {
    const Interval hits = wilson(3, 17);
    const Interval misses = wilson(14, 17);
    EXPECT_NEAR(hits.low, 1 - misses.high, 1e-12);
    EXPECT_NEAR(hits.high, 1 - misses.low, 1e-12);
}

TEST(WilsonInterval, KeepsItsEndsExactly) {
    EXPECT_EQ(wilson(0, 7).low, 0);
    EXPECT_EQ(wilson(7, 7).high, 1);
    EXPECT_LT(wilson(7, 7).low, 1);
}

TEST(WilsonInterval, OfNothingAllIsPossible) {
    EXPECT_EQ(wilson(0, 0).low, 0);
    EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Mean, HasStandardErrorsOnBothSides) {
    // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sample variance 32/7.
    const Interval interval = mean(40, 232, 8);
    EXPECT_DOUBLE_EQ(interval.value, 5);
    EXPECT_NEAR(interval.high - 5, 1.959964 * 0.755929, 1e-5);
    EXPECT_NEAR(5 - interval.low, interval.high - 5, 1e-12);
}

TEST(Mean, OfOneIsItself) {
    EXPECT_EQ(mean(-3, 9, 1).low, -3);
    EXPECT_EQ(mean(-3, 9, 1).high, -3);
}

}  // namespace
}  // namespace gm::simulation
