#pragma once

// Line charts drawn by the server, and the table that says the same. Colours are the style sheet's (classes s0 to
// s11, see assets/chart.css); lines are told apart by dashes, markers and names too. There is no style in the markup,
// which the Content-Security-Policy would forbid, and nothing is printed unescaped.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gm::web {

struct ChartSeries {
    std::string id, name;
    std::vector<std::optional<std::int64_t>> values;  ///< one a column; what is missing is a gap
};

struct Chart {
    std::string id;  ///< begins every id in the markup; of its own on a page
    std::string title, description;
    std::vector<std::string> columns;
    std::vector<ChartSeries> series;  ///< up to 12 look different
    std::string language = "en";      ///< how numbers are written
    std::string unit = {};            ///< above the axis: "ny"
    bool area = false;                ///< filled down to zero: for one series, a balance
};

/// Text does not shrink with the window: a page holds both sizes, and its style shows the one that fits.
enum class ChartSize { wide, narrow };

std::string to_svg(const Chart& chart, ChartSize size = ChartSize::wide);

/// A row a series, in a part of the page that scrolls by itself, with the keyboard too.
std::string to_html_table(const Chart& chart);

/// Both sizes: `<div class="chart">`.
std::string to_html(const Chart& chart);

}  // namespace gm::web
