#include <fmt/format.h>

#include "gm/text/html.h"
#include "gm/web/chart/chart.h"
#include "gm/web/chart/chart_axis.h"

namespace gm::web {

std::string to_html_table(const Chart& chart) {
    const auto title = html_escaped(chart.title);
    std::string out = fmt::format(
        R"(<div class="table-scroll" tabindex="0" role="region" aria-label="{}"><table class="chart-table"><caption>{}</caption>)",
        title, title);
    out += "<thead><tr><td></td>";  // an empty heading would be read out
    for (const auto& column : chart.columns) out += fmt::format(R"(<th scope="col">{}</th>)", html_escaped(column));
    out += "</tr></thead><tbody>";
    for (const auto& series : chart.series) {
        out += fmt::format(R"(<tr><th scope="row">{}</th>)", html_escaped(series.name));
        for (std::size_t i = 0; i < chart.columns.size(); ++i) {
            const auto value = i < series.values.size() ? series.values[i] : std::nullopt;
            out += fmt::format("<td>{}</td>", value ? whole_number(*value) : "–");
        }
        out += "</tr>";
    }
    return out + "</tbody></table></div>";
}

}  // namespace gm::web
