#include "gm/simulate/report.h"

#include <fmt/format.h>

#include <algorithm>

#include "gm/simulate/chart.h"
#include "gm/simulate/summary.h"
#include "gm/text/html.h"

namespace gm::simulation {

namespace {

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --paper: #fff; --ink: #1a1a1a; --soft: #595959; --rule: #d5d5d5; --mark: #0b5394; --bar: #9cc3e6; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181c; --ink: #ececec; --soft: #a9adb4; --rule: #3a3e45; --mark: #7cc0ff; --bar: #2f5d8a; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 66rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: .5rem 0; }
h2 { font-size: 1.1rem; margin: 0 0 .5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0 0 1rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.unfinished, .remark { border-left: .3rem solid var(--mark); padding-left: .75rem; }
nav { columns: 2 18rem; margin: 0 0 1rem; font-size: .9rem; }
nav a { display: block; padding: .1rem 0; color: var(--mark); }
section { border-top: 1px solid var(--rule); padding: 1rem 0; }
.pair { display: grid; gap: 1rem; align-items: start; }
@media (min-width: 52rem) { .pair { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .9rem; }
caption { text-align: left; color: var(--soft); padding-bottom: .25rem; }
th, td { padding: .2rem .5rem .2rem 0; border-bottom: 1px solid var(--rule); text-align: left; font-weight: normal; }
th.n, td.n { text-align: right; white-space: nowrap; }
thead th { color: var(--soft); }
@media (max-width: 30rem) { table { font-size: .78rem; } th, td { padding-right: .3rem; } }
svg { width: 100%; max-width: 27rem; height: auto; display: block; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
svg .tick { fill: var(--soft); font-size: 11px; }
svg .value { font-weight: 600; }
svg .grid { stroke: var(--rule); stroke-width: 1; }
svg .reach { stroke: var(--ink); stroke-width: 1.5; fill: none; }
svg .dot { fill: var(--mark); stroke: var(--paper); stroke-width: 1; }
svg .bar { fill: var(--bar); }
footer { color: var(--soft); border-top: 1px solid var(--rule); padding-top: .5rem; font-size: .9rem; }
)";

/// A chart longer than this says less than its table.
constexpr std::size_t most_chart_rows = 60;

std::string table_html(const Answer& answer, bool several) {
    const bool groups = std::any_of(answer.lines.begin(), answer.lines.end(),
                                    [](const AnswerLine& line) { return !line.group.empty(); });
    const auto& question = answer.question;
    std::string out = "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"" +
                      html_escaped(question.title) + ", table\"><table><caption>" + html_escaped(question.title) +
                      "</caption><thead><tr>";
    if (several) out += "<th scope=\"col\">batch</th>";
    if (groups)
        out += "<th scope=\"col\">" + html_escaped(question.by.empty() ? question.column : question.by) + "</th>";
    for (const char* title : {"rows", answer.is_rate() ? "rate" : "mean", "from", "to"})
        out += fmt::format("<th scope=\"col\" class=\"n\">{}</th>", title);
    out += "</tr></thead><tbody>\n";
    for (const AnswerLine& line : answer.lines) {
        out += "<tr>";
        if (several) out += "<th scope=\"row\">" + html_escaped(line.variant) + "</th>";
        if (groups) out += "<th scope=\"row\">" + html_escaped(line.group) + "</th>";
        out += fmt::format("<td class=\"n\">{}</td>", line.count);
        for (const double value : {line.interval.value, line.interval.low, line.interval.high})
            out += "<td class=\"n\">" + shown(answer, value) + "</td>";
        out += "</tr>\n";
    }
    return out + "</tbody></table></div>\n";
}

/// What strikes, and what there is to be found, in front of all figures.
std::string overview(const std::vector<Answer>& answers) {
    std::string out;
    std::string contents;
    for (const Answer& answer : answers) {
        if (!answer.worth_showing()) continue;
        if (const std::string remark = answer.remark(); !remark.empty())
            out += "<p class=\"remark\">" + html_escaped(remark) + "</p>\n";
        contents +=
            "<a href=\"#" + html_escaped(answer.question.id) + "\">" + html_escaped(answer.question.title) + "</a>\n";
    }
    return out + "<nav aria-label=\"Questions\">\n" + contents + "</nav>\n";
}

std::string section(const Answer& answer, bool several) {
    std::string out = "<section id=\"" + html_escaped(answer.question.id) + "\">\n<h2>" +
                      html_escaped(answer.question.title) + "</h2>\n<div class=\"pair\">\n";
    if (answer.lines.size() <= most_chart_rows) out += chart_svg(answer);
    return out + table_html(answer, several) + "</div>\n</section>\n";
}

}  // namespace

std::string report_html(const FolderRecord& record, const std::vector<Answer>& answers) {
    const std::string title = html_escaped(headline(record));
    std::string out =
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
        title + "</title>\n<style>" + std::string(style) + "</style>\n</head>\n<body>\n<main>\n<h1>" + title +
        "</h1>\n";
    if (!record.whole())
        out += "<p class=\"unfinished\">Not all games were played: the same command again goes on from here.</p>\n";
    out += "<dl>\n";
    for (const auto& [name, value] : plan_words(record))
        out += "<dt>" + html_escaped(name) + "</dt><dd>" + html_escaped(value) + "</dd>\n";
    out += "</dl>\n" + overview(answers);
    for (const Answer& answer : answers) {
        if (answer.worth_showing()) out += section(answer, record.variants.size() > 1);
    }
    return out +
           "</main>\n<footer>The line through each point goes from one end of its 95 % interval to the other: 95 % of "
           "such "
           "intervals hold the true figure (rates: Wilson).</footer>\n</body>\n</html>\n";
}

}  // namespace gm::simulation
