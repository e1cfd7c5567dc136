#include "gm/web/chart/chart_layout.h"

#include <algorithm>

#include "gm/web/chart/chart_labels.h"

namespace gm::web {

namespace {

struct Frame {
    double width, height, font_size, longest_label;
    int ticks;
};

constexpr Frame wide{760, 400, 13, 180, 6};
constexpr Frame narrow{360, 340, 12, 92, 5};
constexpr double leader_width = 14;
constexpr double line_height = 1.25;

std::size_t shown(const Chart& chart, const ChartSeries& series) {
    return std::min(chart.columns.size(), series.values.size());
}

Axis axis_of(const Chart& chart, int wanted) {
    std::optional<std::int64_t> lowest;
    std::optional<std::int64_t> highest;
    for (const auto& series : chart.series) {
        for (std::size_t i = 0; i < shown(chart, series); ++i) {
            const auto& value = series.values[i];
            if (!value) continue;
            lowest = std::min(lowest.value_or(*value), *value);
            highest = std::max(highest.value_or(*value), *value);
        }
    }
    return axis_for(lowest.value_or(0), highest.value_or(0), wanted, chart.area || chart.columns.size() < 2);
}

std::vector<ChartLabel> labels_of(const Chart& chart, const ChartLayout& layout, double longest) {
    std::vector<ChartLabel> labels;
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const auto parts = stretches(chart, chart.series[i], layout);
        if (parts.empty()) continue;
        const ChartPoint end = parts.back().back();
        ChartLabel label{
            i, shortened(chart.series[i].name, layout.font_size, longest), layout.right + leader_width, end.y, {}};
        if (end.column + 1 == chart.columns.size()) label.line_end = end;
        labels.push_back(std::move(label));
    }
    std::stable_sort(labels.begin(), labels.end(), [](const auto& a, const auto& b) { return a.y < b.y; });
    std::vector<double> wanted;
    for (const auto& label : labels) wanted.push_back(label.y);
    const auto places = spread(wanted, layout.font_size * line_height, layout.top, layout.bottom);
    for (std::size_t i = 0; i < labels.size(); ++i) labels[i].y = places[i];
    return labels;
}

}  // namespace

double ChartLayout::x(const Chart& chart, std::size_t column) const {
    if (chart.columns.size() < 2) return right;  // beside its label
    const double first = left + font_size / 2;   // a marker there leaves the axis' words alone
    return first + (right - first) * static_cast<double>(column) / static_cast<double>(chart.columns.size() - 1);
}

double ChartLayout::y(std::int64_t value) const { return bottom - (bottom - top) * axis.share(value); }

ChartLayout layout_of(const Chart& chart, ChartSize size) {
    const Frame& frame = size == ChartSize::wide ? wide : narrow;
    ChartLayout layout{};
    layout.width = frame.width;
    layout.height = frame.height;
    layout.font_size = frame.font_size;
    layout.axis = axis_of(chart, frame.ticks);
    layout.tick_labels = tick_labels(layout.axis, chart.language);

    double widest_tick = 0;
    for (const auto& label : layout.tick_labels)
        widest_tick = std::max(widest_tick, text_width(label, frame.font_size));
    double widest_name = 0;
    for (const auto& series : chart.series) {
        widest_name = std::max(
            widest_name, text_width(shortened(series.name, frame.font_size, frame.longest_label), frame.font_size));
    }
    const bool named = chart.series.size() > 1;
    const double label_room = named ? leader_width + ChartLayout::key_width + widest_name : frame.font_size;
    layout.left = widest_tick + frame.font_size;
    layout.right = frame.width - label_room;
    layout.top = frame.font_size * 2;
    layout.bottom = frame.height - frame.font_size * 2.2;
    if (named) layout.labels = labels_of(chart, layout, frame.longest_label);
    return layout;
}

std::vector<std::vector<ChartPoint>> stretches(const Chart& chart, const ChartSeries& series,
                                               const ChartLayout& layout) {
    std::vector<std::vector<ChartPoint>> parts;
    bool goes_on = false;
    for (std::size_t i = 0; i < shown(chart, series); ++i) {
        const auto& value = series.values[i];
        if (value) {
            if (!goes_on) parts.emplace_back();
            parts.back().push_back({i, layout.x(chart, i), layout.y(*value)});
        }
        goes_on = value.has_value();
    }
    return parts;
}

}  // namespace gm::web
