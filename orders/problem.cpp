#include "orders/problem.h"

#include "orders/text.h"

namespace orders {

namespace {

constexpr std::size_t widest_excerpt = 100;

std::string place(const Problem& problem) {
    std::string out = problem.file;
    if (problem.mark.line > 0) {
        if (!out.empty()) out += ':';
        out += std::to_string(problem.mark.line) + ':' + std::to_string(problem.mark.column);
    }
    return out.empty() ? out : out + ": ";
}

/// Columns that the first characters of a line take, and those missing at its end.
std::size_t width_of_first(std::string_view line, std::size_t characters) {
    const std::size_t there = count_characters(line);
    if (characters >= there) return display_width(line) + characters - there;
    std::size_t end = 0;
    while (count_characters(line.substr(0, end + 1)) <= characters) ++end;
    return display_width(line.substr(0, end));
}

std::string pointed_excerpt(const Problem& problem) {
    if (problem.excerpt.empty() || problem.mark.line == 0) return {};
    const std::string line = printable(problem.excerpt);
    const auto before = static_cast<std::size_t>(problem.mark.column > 0 ? problem.mark.column - 1 : 0);
    std::string shown = "\n    " + clip(line, widest_excerpt);
    if (before > widest_excerpt) return shown;
    return shown + "\n    " + std::string(width_of_first(line, before), ' ') + '^';
}

}  // namespace

std::string describe(const Problem& problem) {
    std::string out = place(problem);
    if (!problem.path.empty()) out += printable(problem.path) + ": ";
    out += printable(problem.what);
    if (!problem.rule.empty()) out += " (" + problem.rule + ")";
    out += pointed_excerpt(problem);
    if (!problem.advice.empty()) out += "\n    " + printable(problem.advice);
    return out;
}

std::string describe(const Problems& problems) {
    std::string out;
    for (const Problem& problem : problems) {
        if (!out.empty()) out += '\n';
        out += describe(problem);
    }
    return out;
}

}  // namespace orders
