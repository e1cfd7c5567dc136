#include "gm/web/chart/chart.h"

#include <array>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

#include "gm/text/html.h"
#include "gm/web/chart/chart_labels.h"
#include "gm/web/chart/chart_layout.h"

namespace gm::web {

namespace {

constexpr std::size_t look_count = 12;
constexpr double marker_size = 4;

// With the marker's shape, and its inside for the second half, no two of twelve lines look the same without colours.
constexpr std::array<std::string_view, 6> dashes{"", "8 3", "2 3", "12 3 2 3", "5 2", "10 3 2 3 2 3"};
constexpr std::size_t shapes = 6;

std::string_view dash_of(std::size_t series) { return dashes[(series % shapes + series / shapes * 3) % dashes.size()]; }

std::string number(double value) { return fmt::format("{:g}", std::round(value * 10) / 10); }

std::string place(double x, double y) { return number(x) + " " + number(y); }

std::string shape_at(std::size_t shape, double x, double y) {
    const double r = marker_size;
    switch (shape) {
        case 0:
            return fmt::format("M{}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0z", place(x - r, y), fmt::arg("r", r),
                               fmt::arg("d", 2 * r));
        case 1: return fmt::format("M{}h{d}v{d}h-{d}z", place(x - r, y - r), fmt::arg("d", 2 * r));
        case 2: return fmt::format("M{}l5 9h-10z", place(x, y - 5));
        case 3: return fmt::format("M{}l5 5l-5 5l-5 -5z", place(x, y - 5));
        case 4: return fmt::format("M{}l5 -9h-10z", place(x, y + 5));
        default: return fmt::format("M{}h3v4h4v3h-4v4h-3v-4h-4v-3h4z", place(x - 1.5, y - 5.5));
    }
}

/// `tip`: what is shown when a mouse rests on it; may be empty.
std::string marker(std::size_t series, double x, double y, const std::string& tip) {
    const bool hollow = series % look_count >= shapes;
    const auto shape = shape_at(series % shapes, x, y);
    const auto inside = tip.empty() ? "/>" : "><title>" + html_escaped(tip) + "</title></path>";
    return fmt::format(R"(<path class="marker{}" fill="{}" stroke="currentColor" stroke-width="1.5" d="{}"{})",
                       hollow ? " hollow" : "", hollow ? "none" : "currentColor", shape, inside);
}

std::string line(std::size_t series, std::string_view path) {
    const auto dash = dash_of(series);
    return fmt::format(
        R"(<path class="line" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"{} d="{}"/>)",
        dash.empty() ? "" : fmt::format(R"( stroke-dasharray="{}")", dash), path);
}

std::string text(std::string_view role, std::string_view anchor, double x, double y, std::string_view words) {
    return fmt::format(R"(<text class="{}" fill="currentColor" text-anchor="{}" x="{}" y="{}" dy="0.35em">{}</text>)",
                       role, anchor, number(x), number(y), html_escaped(words));
}

/// One drawing in the making.
class Drawing {
public:
    Drawing(const Chart& chart, ChartSize size)
        : chart_(chart), wide_(size == ChartSize::wide), layout_(layout_of(chart, size)) {}

    std::string svg() {
        open();
        draw_axis();
        draw_columns();
        for (std::size_t i = 0; i < chart_.series.size(); ++i) draw_series(i);
        for (const auto& label : layout_.labels) draw_label(label);
        return out_ + "</svg>";
    }

private:
    void open() {
        const auto id = html_escaped(chart_.id) + (wide_ ? "-wide" : "-narrow");
        const bool described = !chart_.description.empty();
        out_ = fmt::format(
            R"(<svg xmlns="http://www.w3.org/2000/svg" class="{}" viewBox="0 0 {} {}" font-size="{}" role="img" aria-labelledby="{}-title{}">)",
            wide_ ? "wide" : "narrow", number(layout_.width), number(layout_.height), number(layout_.font_size), id,
            described ? " " + id + "-desc" : "");
        out_ += fmt::format(R"(<title id="{}-title">{}</title>)", id, html_escaped(chart_.title));
        if (described) out_ += fmt::format(R"(<desc id="{}-desc">{}</desc>)", id, html_escaped(chart_.description));
    }

    void draw_axis() {
        for (std::size_t i = 0; i < layout_.axis.ticks.size(); ++i) {
            const bool zero = layout_.axis.ticks[i] == 0;
            const double y = layout_.y(layout_.axis.ticks[i]);
            out_ +=
                fmt::format(R"(<path class="{}" fill="none" stroke="currentColor" stroke-opacity="{}" d="M{}H{}"/>)",
                            zero ? "zero" : "grid", zero ? 0.6 : 0.15, place(layout_.left, y), number(layout_.right));
            out_ += text("tick", "end", layout_.left - layout_.font_size / 2, y, layout_.tick_labels[i]);
        }
        if (!chart_.unit.empty()) out_ += text("unit", "start", 0, layout_.font_size * 0.7, chart_.unit);
    }

    void draw_columns() {
        const double spacing =
            chart_.columns.size() < 2 ? layout_.right - layout_.left : layout_.x(chart_, 1) - layout_.x(chart_, 0);
        for (const auto column : labelled_columns(chart_.columns, layout_.font_size, spacing)) {
            out_ += text("column", "middle", layout_.x(chart_, column), layout_.bottom + layout_.font_size * 1.2,
                         chart_.columns[column]);
        }
        marker_stride_ = static_cast<std::size_t>(std::max(1.0, std::ceil(marker_size * 5 / std::max(spacing, 0.1))));
    }

    void draw_series(std::size_t index) {
        const auto& series = chart_.series[index];
        out_ += fmt::format(R"(<g class="series s{}">)", index % look_count);
        const auto parts = stretches(chart_, series, layout_);
        for (const auto& part : parts) {
            if (chart_.area) draw_area(part);
            if (part.size() > 1) out_ += line(index, path_of(part));
        }
        for (const auto& part : parts) draw_markers(index, part);
        out_ += "</g>";
    }

    static std::string path_of(const std::vector<ChartPoint>& part) {
        std::string path;
        for (const auto& point : part) path += (path.empty() ? "M" : "L") + place(point.x, point.y);
        return path;
    }

    void draw_area(const std::vector<ChartPoint>& part) {
        const auto zero = number(layout_.y(0));
        out_ += fmt::format(R"(<path class="area" fill="currentColor" fill-opacity="0.2" d="{}V{}H{}z"/>)",
                            path_of(part), zero, number(part.front().x));
    }

    /// Every so many columns, so that they do not run into each other, and at both ends.
    void draw_markers(std::size_t index, const std::vector<ChartPoint>& part) {
        const auto& series = chart_.series[index];
        for (const auto& point : part) {
            const bool at_end = point.column == part.front().column || point.column == part.back().column;
            if (!at_end && point.column % marker_stride_ != 0) continue;
            const auto tip = wide_ ? series.name + ", " + chart_.columns[point.column] + ": " +
                                         whole_number(*series.values[point.column])
                                   : "";
            out_ += marker(index, point.x, point.y, tip);
        }
    }

    void draw_label(const ChartLabel& label) {
        const double key_end = label.x + ChartLayout::key_width - layout_.font_size / 3;
        out_ += fmt::format(R"(<g class="key s{}">)", label.series % look_count);
        if (label.line_end) {
            out_ += fmt::format(
                R"(<path class="leader" fill="none" stroke="currentColor" stroke-opacity="0.5" d="M{}L{}"/>)",
                place(label.line_end->x, label.line_end->y), place(label.x, label.y));
        }
        out_ += line(label.series, fmt::format("M{}H{}", place(label.x, label.y), number(key_end)));
        out_ += marker(label.series, (label.x + key_end) / 2, label.y, "") + "</g>";
        out_ += text("label", "start", label.x + ChartLayout::key_width, label.y, label.text);
    }

    const Chart& chart_;
    bool wide_;
    ChartLayout layout_;
    std::size_t marker_stride_ = 1;
    std::string out_;
};

}  // namespace

std::string to_svg(const Chart& chart, ChartSize size) { return Drawing(chart, size).svg(); }

std::string to_html(const Chart& chart) {
    return R"(<div class="chart">)" + to_svg(chart, ChartSize::wide) + to_svg(chart, ChartSize::narrow) + "</div>";
}

}  // namespace gm::web
