#include "gm/simulate/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "gm/simulate/summary.h"
#include "gm/text/html.h"
#include "orders/text.h"

namespace gm::simulation {

namespace {

// Drawn for a telephone's width, so that letters stay readable there; wider screens show it larger.
constexpr double width = 340;
constexpr double margin = 8;
constexpr double row_height = 34;
constexpr double axis_height = 26;

struct Scale {
    double low = 0;
    double high = 1;
    double step = 0.25;

    double x(double value) const { return margin + (value - low) / (high - low) * (width - 2 * margin); }
};

/// 1, 2 or 5 times a power of ten, so that about four steps make the range.
double round_step(double range) {
    const double rough = range / 4;
    const double ten = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double digit : {1.0, 2.0, 5.0}) {
        if (rough <= digit * ten * 1.0000001) return digit * ten;
    }
    return 10 * ten;
}

Scale scale_for(const Answer& answer) {
    double low = 0;
    double high = 0;
    for (const AnswerLine& line : answer.lines) {
        low = std::min(low, line.interval.low);
        high = std::max(high, line.interval.high);
    }
    if (high - low < 1e-9) high = low + 1;
    const double step = round_step(high - low);
    return {std::floor(low / step + 1e-9) * step, std::ceil(high / step - 1e-9) * step, step};
}

std::string tick_label(const Answer& answer, double value, double step) {
    const double shown_step = answer.is_rate() ? 100 * step : step;
    const int digits = shown_step >= 1 ? 0 : static_cast<int>(std::ceil(-std::log10(shown_step) - 1e-9));
    const double number = answer.is_rate() ? 100 * value : value;
    return fmt::format("{:.{}f}{}", std::abs(number) < shown_step / 1000 ? 0.0 : number, digits,
                       answer.is_rate() ? " %" : "");
}

std::string axis(const Answer& answer, const Scale& scale, double height) {
    std::string out;
    const int steps = static_cast<int>(std::lround((scale.high - scale.low) / scale.step));
    for (int i = 0; i <= steps; ++i) {
        const double value = scale.low + i * scale.step;
        const char* anchor = i == 0 ? "start" : i == steps ? "end" : "middle";
        out += fmt::format("<line class=\"grid\" x1=\"{0:.1f}\" y1=\"0\" x2=\"{0:.1f}\" y2=\"{1:.1f}\"/>",
                           scale.x(value), height);
        out += fmt::format("<text class=\"tick\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>",
                           i == 0       ? margin / 2
                           : i == steps ? width - margin / 2
                                        : scale.x(value),
                           height + 16, anchor, tick_label(answer, value, scale.step));
    }
    return out + "\n";
}

/// What the row is about, above its drawing; and its value, so that nobody need measure.
std::string row_words(const Answer& answer, const AnswerLine& line, bool several, double top) {
    const Question& question = answer.question;
    const bool number = !line.group.empty() && line.group.find_first_not_of("-0123456789 to") == std::string::npos;
    std::string label = (number ? (question.by.empty() ? question.column : question.by) + " " : "") + line.group;
    if (several) label += (label.empty() ? "" : " · ") + line.variant;
    if (label.empty()) label = answer.question.column;
    return fmt::format(
        "<text class=\"label\" x=\"{0:.1f}\" y=\"{1:.1f}\">{2}</text>"
        "<text class=\"value\" x=\"{3:.1f}\" y=\"{1:.1f}\" text-anchor=\"end\">{4}</text>",
        margin, top + 13, html_escaped(orders::clip(label, 38)), width - margin, shown(answer, line.interval.value));
}

std::string row_drawing(const Answer& answer, const AnswerLine& line, const Scale& scale, double top) {
    const double y = top + 23;
    const double at = scale.x(line.interval.value);
    const double low = scale.x(line.interval.low);
    const double high = scale.x(line.interval.high);
    std::string out;
    if (answer.question.kind == Question::Kind::spread) {
        const double zero = scale.x(0);
        out += fmt::format("<rect class=\"bar\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"10\"/>", zero,
                           y - 5, std::max(0.0, at - zero));
    }
    out += fmt::format(
        "<path class=\"reach\" d=\"M{0:.1f} {2:.1f}H{1:.1f}M{0:.1f} {3:.1f}V{4:.1f}M{1:.1f} {3:.1f}V{4:.1f}\"/>", low,
        high, y, y - 4, y + 4);
    if (answer.question.kind != Question::Kind::spread)
        out += fmt::format("<circle class=\"dot\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4.5\"/>", at, y);
    return out;
}

}  // namespace

std::string chart_svg(const Answer& answer) {
    const Scale scale = scale_for(answer);
    const double height = row_height * static_cast<double>(answer.lines.size()) + 4;
    const bool several = std::any_of(answer.lines.begin(), answer.lines.end(), [&](const AnswerLine& line) {
        return line.variant != answer.lines.front().variant;
    });
    std::string out = fmt::format(
        "<svg viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" aria-label=\"{}: a chart of the figures in the table\">\n",
        width, height + axis_height, html_escaped(answer.question.title));
    out += axis(answer, scale, height);
    for (std::size_t i = 0; i < answer.lines.size(); ++i) {
        const double top = row_height * static_cast<double>(i);
        out +=
            row_words(answer, answer.lines[i], several, top) + row_drawing(answer, answer.lines[i], scale, top) + "\n";
    }
    return out + "</svg>\n";
}

}  // namespace gm::simulation
