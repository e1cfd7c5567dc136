#include "gm/web/chart/chart.h"

#include <cstdio>
#include <regex>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/web/chart/chart_labels.h"
#include "gm/web/chart/chart_layout.h"

namespace gm::web {
namespace {

using testing::HasSubstr;
using testing::Not;

Chart chart_of(std::size_t series, std::size_t columns) {
    Chart chart{"assets", "Assets", "All of them.", {}, {}};
    for (std::size_t i = 0; i < columns; ++i) chart.columns.push_back("T" + std::to_string(i + 1));
    for (std::size_t i = 0; i < series; ++i) {
        ChartSeries one{"c" + std::to_string(i), "Corporation " + std::to_string(i + 1), {}};
        for (std::size_t turn = 0; turn < columns; ++turn)
            one.values.emplace_back(static_cast<std::int64_t>((i * 7 + turn * (i + 3)) % 23));
        chart.series.push_back(std::move(one));
    }
    return chart;
}

/// Does a strict parser, not ours, read it?
bool is_well_formed(const std::string& xml) {
    std::FILE* parser = popen(
        "PATH=/usr/bin:$PATH python3 -ISc 'import sys, xml.etree.ElementTree as x; x.parse(sys.stdin.buffer)' "
        "2>/dev/null",
        "w");
    if (parser == nullptr) return false;
    std::fwrite(xml.data(), 1, xml.size(), parser);
    return pclose(parser) == 0;
}

std::vector<std::string> all(const std::string& text, const std::string& pattern) {
    const std::regex expression(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), expression), end; it != end; ++it) found.push_back((*it)[1]);
    return found;
}

/// Empty if it is not there.
std::string between(const std::string& text, const std::string& before, const std::string& after) {
    const auto start = text.find(before);
    if (start == std::string::npos) return {};
    const auto from = start + before.size();
    return text.substr(from, text.find(after, from) - from);
}

TEST(Chart, IsWellFormedWhateverNamesHold) {
    ASSERT_FALSE(is_well_formed("<svg><a></svg>")) << "the parser is not strict";
    Chart chart = chart_of(3, 4);
    const std::string evil = "</title><script>alert(\"1\")</script>&amp'\x01 é";
    chart.id = "\"><script>";
    chart.title = chart.description = chart.unit = evil;
    chart.columns[0] = chart.series[0].name = evil;
    for (const auto& markup : {to_svg(chart), to_svg(chart, ChartSize::narrow), to_html(chart), to_html_table(chart)}) {
        EXPECT_TRUE(is_well_formed(markup)) << markup;
        EXPECT_THAT(markup, Not(HasSubstr("<script")));
    }
}

TEST(Chart, HasNoStyleOfItsOwn) {
    const auto markup = to_html(chart_of(12, 40)) + to_html_table(chart_of(12, 40));
    EXPECT_THAT(markup, Not(HasSubstr("style")));
    EXPECT_TRUE(all(markup, "( on[a-z]+=)").empty());
}

TEST(Chart, IsNamedAndDescribedForScreenReaders) {
    const auto svg = to_svg(chart_of(2, 3));
    EXPECT_THAT(svg, HasSubstr(R"(role="img" aria-labelledby="assets-wide-title assets-wide-desc")"));
    EXPECT_THAT(
        svg,
        HasSubstr(R"(<title id="assets-wide-title">Assets</title><desc id="assets-wide-desc">All of them.</desc>)"));
    const auto ids = all(to_html(chart_of(2, 3)), " id=\"([^\"]*)\"");
    EXPECT_EQ(std::set(ids.begin(), ids.end()).size(), ids.size()) << "an id is there twice";
    Chart brief = chart_of(2, 3);
    brief.description.clear();
    EXPECT_THAT(to_svg(brief), HasSubstr(R"(aria-labelledby="assets-wide-title")"));
}

TEST(Chart, TwelveLinesDifferWithoutColour) {
    std::set<std::string> looks;
    const Chart chart = chart_of(12, 2);
    const auto svg = to_svg(chart);
    for (int series = 0; series < 12; ++series) {
        const auto group = between(svg, "<g class=\"series s" + std::to_string(series) + "\">", "</g>");
        const auto dash = all(group, "dasharray=\"([^\"]*)\"");
        const auto shape = between(group, "class=\"marker", "</path>");
        const auto outline = all(shape, " d=\"M[-0-9.]+ [-0-9.]+([^\"]*)\"");
        ASSERT_FALSE(outline.empty()) << group;
        const bool hollow = shape.starts_with(" hollow");
        looks.insert(outline[0] + (hollow ? " hollow " : " full ") + (dash.empty() ? "" : dash[0]));
    }
    EXPECT_EQ(looks.size(), 12U);
}

TEST(Chart, LabelsNeitherOverlapNorLeaveTheFrame) {
    for (const auto size : {ChartSize::wide, ChartSize::narrow}) {
        for (const std::size_t columns : {1U, 2U, 8U, 40U}) {
            const Chart chart = chart_of(12, columns);
            const ChartLayout layout = layout_of(chart, size);
            ASSERT_EQ(layout.labels.size(), 12U);
            EXPECT_GT(layout.right - layout.left, layout.width / 3) << "little is left for the lines";
            for (std::size_t i = 0; i < 12; ++i) {
                const auto& label = layout.labels[i];
                EXPECT_LE(label.x + ChartLayout::key_width + text_width(label.text, layout.font_size),
                          layout.width + 0.1);
                EXPECT_GE(label.y, layout.top);
                EXPECT_LE(label.y, layout.bottom);
                if (i > 0) {
                    EXPECT_GE(label.y - layout.labels[i - 1].y, layout.font_size * 1.2)
                        << columns << " columns, label " << i;
                }
            }
        }
    }
}

TEST(Chart, TextStaysLegibleOnAPhone) {
    const ChartLayout layout = layout_of(chart_of(12, 8), ChartSize::narrow);
    const double shown_width = 360 - 2 * 16;  // a page leaves margins
    EXPECT_GE(layout.font_size * shown_width / layout.width, 10.5);
}

TEST(Chart, WhatIsMissingIsAGap) {
    Chart chart{"gaps",
                "Gaps",
                "",
                {"T1", "T2", "T3", "T4", "T5"},
                {{"a", "A", {1, 2, std::nullopt, 4, 5}}, {"b", "B", {3}}, {"c", "C", {}}}};
    const ChartLayout layout = layout_of(chart, ChartSize::wide);
    const auto parts = stretches(chart, chart.series[0], layout);
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts[0].back().column, 1U);
    EXPECT_EQ(parts[1].front().column, 3U);
    ASSERT_EQ(layout.labels.size(), 2U) << "a series without values has no line to name";
    EXPECT_TRUE(layout.labels[0].line_end) << "A reaches the end";
    EXPECT_FALSE(layout.labels[1].line_end) << "B ends early";
    EXPECT_EQ(all(to_svg(chart), "(<path class=\"line\")").size(), 2U + 2U) << "two stretches, two samples";
    EXPECT_THAT(to_html_table(chart),
                HasSubstr(R"(<th scope="row">B</th><td>3</td><td>–</td><td>–</td><td>–</td><td>–</td>)"));
}

TEST(Chart, PointsStandAtTheirValues) {
    const Chart chart{"one", "One", "", {"T1", "T2", "T3"}, {{"a", "A", {0, 5, 10}}}};
    const ChartLayout layout = layout_of(chart, ChartSize::wide);
    EXPECT_DOUBLE_EQ(layout.y(0), layout.bottom);
    EXPECT_DOUBLE_EQ(layout.y(5), (layout.top + layout.bottom) / 2);
    EXPECT_DOUBLE_EQ(layout.y(10), layout.top);
    EXPECT_DOUBLE_EQ(layout.x(chart, 2), layout.right);
    EXPECT_THAT(to_svg(chart), HasSubstr("<title>A, T2: 5</title>"));
}

TEST(Chart, ABalanceIsFilledDownToZero) {
    Chart chart{"balance", "Balance", "", {"T1", "T2"}, {{"a", "A", {900, 950}}}};
    EXPECT_THAT(to_svg(chart), Not(HasSubstr("class=\"area\"")));
    chart.area = true;
    EXPECT_THAT(to_svg(chart), HasSubstr("class=\"area\""));
    EXPECT_EQ(layout_of(chart, ChartSize::wide).axis.low(), 0) << "an area from elsewhere than zero lies";
}

TEST(Chart, NothingToShowIsStillAChart) {
    for (const auto& chart : {chart_of(0, 0), chart_of(0, 3), chart_of(2, 0), chart_of(1, 1)}) {
        EXPECT_TRUE(is_well_formed(to_html(chart)));
        EXPECT_TRUE(is_well_formed(to_html_table(chart)));
        EXPECT_TRUE(all(to_html(chart), "(nan|inf)").empty());
    }
}

}  // namespace
}  // namespace gm::web
