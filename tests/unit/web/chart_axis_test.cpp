#include "gm/web/chart/chart_axis.h"

#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace gm::web {
namespace {

using testing::ElementsAre;

TEST(ChartAxis, TicksAreRoundAndEncloseTheValues) {
    EXPECT_THAT(axis_for(6, 20, 6, false).ticks, ElementsAre(0, 5, 10, 15, 20));
    EXPECT_THAT(axis_for(-220'000, 2'750'000, 5, true).ticks,
                ElementsAre(-1'000'000, 0, 1'000'000, 2'000'000, 3'000'000));
    EXPECT_THAT(axis_for(0, 3, 6, false).ticks, ElementsAre(0, 1, 2, 3));
}

TEST(ChartAxis, ZeroIsLeftOutWhenValuesAreFarFromIt) {
    EXPECT_THAT(axis_for(91, 99, 5, false).ticks, ElementsAre(90, 92, 94, 96, 98, 100));
    EXPECT_THAT(axis_for(-99, -91, 5, false).ticks, ElementsAre(-100, -98, -96, -94, -92, -90));
    EXPECT_EQ(axis_for(91, 99, 5, true).low(), 0);
}

TEST(ChartAxis, EqualValuesStillMakeAnAxis) {
    EXPECT_THAT(axis_for(0, 0, 5, false).ticks, ElementsAre(0, 1));
    EXPECT_THAT(axis_for(10, 10, 5, false).ticks, ElementsAre(0, 2, 4, 6, 8, 10));
    EXPECT_THAT(axis_for(-10, -10, 5, false).ticks, ElementsAre(-10, -8, -6, -4, -2, 0));
}

TEST(ChartAxis, SharesGoFromBottomToTop) {
    const Axis axis = axis_for(0, 20, 5, true);
    EXPECT_DOUBLE_EQ(axis.share(0), 0);
    EXPECT_DOUBLE_EQ(axis.share(5), 0.25);
    EXPECT_DOUBLE_EQ(axis.share(20), 1);
}

TEST(ChartAxis, TheGreatestNumbersAreNoTrouble) {
    const auto least = std::numeric_limits<std::int64_t>::min();
    const auto greatest = std::numeric_limits<std::int64_t>::max();
    const Axis axis = axis_for(least, greatest, 5, false);
    EXPECT_DOUBLE_EQ(axis.share(least), 0);
    EXPECT_DOUBLE_EQ(axis.share(greatest), 1);
    EXPECT_EQ(whole_number(least), "-9\u00a0223\u00a0372\u00a0036\u00a0854\u00a0775\u00a0808");
}

RC_GTEST_PROP(ChartAxis, FewRoundTicksAroundAnyValues, ()) {
    const auto bound = *rc::gen::element<std::int64_t>(10, 10'000, 1'000'000'000'000);
    const auto one = *rc::gen::inRange<std::int64_t>(-bound, bound);
    const auto other = *rc::gen::inRange<std::int64_t>(-bound, bound);
    const auto wanted = *rc::gen::inRange(2, 9);
    const Axis axis = axis_for(std::min(one, other), std::max(one, other), wanted, *rc::gen::arbitrary<bool>());
    RC_ASSERT(axis.low() <= std::min(one, other));
    RC_ASSERT(axis.high() >= std::max(one, other));
    RC_ASSERT(axis.ticks.size() >= 2U);
    RC_ASSERT(axis.ticks.size() <= static_cast<std::size_t>(wanted) + 2);
    auto step = axis.step;
    while (step % 10 == 0) step /= 10;
    RC_ASSERT(step == 1 || step == 2 || step == 5);
    for (std::size_t i = 0; i < axis.ticks.size(); ++i) {
        RC_ASSERT(axis.ticks[i] % axis.step == 0);
        if (i > 0) RC_ASSERT(axis.ticks[i] - axis.ticks[i - 1] == axis.step);
    }
}

TEST(ChartNumbers, AreGroupedAsInReports) {
    EXPECT_EQ(whole_number(0), "0");
    EXPECT_EQ(whole_number(999), "999");
    EXPECT_EQ(whole_number(1'234'567), "1\u00a0234\u00a0567");
    EXPECT_EQ(whole_number(-123), "-123");
    EXPECT_EQ(whole_number(-123'456), "-123\u00a0456");
}

TEST(ChartNumbers, TicksShareAUnitAndSpeakTheLanguage) {
    const Axis axis = axis_for(-500'000, 1'000'000, 3, true);
    EXPECT_THAT(tick_labels(axis, "fr"), ElementsAre("-0,5\u00a0M", "0", "0,5\u00a0M", "1,0\u00a0M"));
    EXPECT_THAT(tick_labels(axis, "en"), ElementsAre("-0.5\u00a0M", "0", "0.5\u00a0M", "1.0\u00a0M"));
    EXPECT_THAT(tick_labels(axis_for(0, 3'000, 3, true), "fr"), ElementsAre("0", "1\u00a0k", "2\u00a0k", "3\u00a0k"));
    EXPECT_THAT(tick_labels(axis_for(1'000'010, 1'000'030, 2, false), "fr"),
                ElementsAre("1\u00a0000\u00a0010", "1\u00a0000\u00a0020", "1\u00a0000\u00a0030"));
    EXPECT_THAT(tick_labels(axis_for(0, 20, 4, true), "fr"), ElementsAre("0", "5", "10", "15", "20"));
}

}  // namespace
}  // namespace gm::web
