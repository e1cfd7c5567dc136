#pragma once

// Where everything of a chart stands, in the units of its viewBox.

#include <optional>
#include <string>
#include <vector>

#include "gm/web/chart/chart.h"
#include "gm/web/chart/chart_axis.h"

namespace gm::web {

struct ChartPoint {
    std::size_t column;
    double x, y;
};

/// A series' name at the right, beside the end of its line.
struct ChartLabel {
    std::size_t series;
    std::string text;
    double x, y;
    std::optional<ChartPoint> line_end;  ///< if the line reaches the last column
};

struct ChartLayout {
    double width, height, font_size;
    double left, right, top, bottom;  ///< of the plot
    Axis axis;
    std::vector<std::string> tick_labels;
    std::vector<ChartLabel> labels;  ///< from the top; none for a single series, which the title names

    double x(const Chart& chart, std::size_t column) const;
    double y(std::int64_t value) const;

    static constexpr double key_width = 20;  ///< the sample of the line before a label
};

ChartLayout layout_of(const Chart& chart, ChartSize size);

/// A series' points, in a part for each stretch without a gap.
std::vector<std::vector<ChartPoint>> stretches(const Chart& chart, const ChartSeries& series,
                                               const ChartLayout& layout);

}  // namespace gm::web
