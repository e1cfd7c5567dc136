#include "gm/web/chart/chart_labels.h"

#include <algorithm>
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace gm::web {
namespace {

using testing::DoubleEq;
using testing::ElementsAre;

TEST(ChartLabels, StandWhereTheyShouldIfThereIsRoom) {
    EXPECT_THAT(spread({10, 40, 90}, 15, 0, 100), ElementsAre(DoubleEq(10), DoubleEq(40), DoubleEq(90)));
    EXPECT_TRUE(spread({}, 15, 0, 100).empty());
}

TEST(ChartLabels, LevelOnesSpreadEvenlyAroundTheirPlace) {
    EXPECT_THAT(spread({50, 50, 50}, 10, 0, 100), ElementsAre(DoubleEq(40), DoubleEq(50), DoubleEq(60)));
    EXPECT_THAT(spread({0, 0}, 10, 0, 100), ElementsAre(DoubleEq(0), DoubleEq(10)));
    EXPECT_THAT(spread({100, 100}, 10, 0, 100), ElementsAre(DoubleEq(90), DoubleEq(100)));
}

RC_GTEST_PROP(ChartLabels, NeverOverlapNorLeaveTheChart, ()) {
    auto places = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 301));
    std::sort(places.begin(), places.end());
    const std::vector<double> wanted(places.begin(), places.end());
    const auto labels = spread(wanted, 15, 0, 300);
    RC_ASSERT(labels.size() == wanted.size());
    const double least = wanted.size() > 1 ? std::min(15.0, 300.0 / static_cast<double>(wanted.size() - 1)) : 0;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        RC_ASSERT(labels[i] > -0.001);
        RC_ASSERT(labels[i] < 300.001);
        if (i > 0) RC_ASSERT(labels[i] - labels[i - 1] > least - 0.001);
    }
}

TEST(ChartLabels, LongNamesAreShortenedBetweenCharacters) {
    EXPECT_EQ(shortened("Renraku", 12, 100), "Renraku");
    EXPECT_EQ(shortened("", 12, 100), "");
    const auto name = shortened("Éclats d'étoiles ééééééééééééééééé", 12, 150);
    EXPECT_TRUE(name.ends_with("…"));
    EXPECT_TRUE(name.starts_with("Éclats d'étoiles é"));
    EXPECT_LE(text_width(name, 12), 150.5);
    EXPECT_EQ(shortened("日本日本日本", 10, 35), "日本…");
}

TEST(ChartLabels, ColumnsWithoutRoomGoUnlabelledButNeverTheEnds) {
    std::vector<std::string> columns;
    for (int turn = 1; turn <= 40; ++turn) columns.push_back("T" + std::to_string(turn));
    for (const double spacing : {3.0, 5.0, 8.0, 13.0, 60.0}) {
        const auto labelled = labelled_columns(columns, 12, spacing);
        ASSERT_GE(labelled.size(), 2U);
        EXPECT_EQ(labelled.front(), 0U);
        EXPECT_EQ(labelled.back(), 39U);
        for (std::size_t i = 1; i < labelled.size(); ++i) {
            EXPECT_GT(static_cast<double>(labelled[i] - labelled[i - 1]) * spacing, text_width("T40", 12))
                << "spacing " << spacing;
        }
    }
    EXPECT_EQ(labelled_columns(columns, 12, 60).size(), 40U);
    EXPECT_THAT(labelled_columns({"T1"}, 12, 300), ElementsAre(0U));
    EXPECT_TRUE(labelled_columns({}, 12, 300).empty());
}

}  // namespace
}  // namespace gm::web
