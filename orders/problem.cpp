#include "orders/problem.h"

#include <algorithm>

#include "orders/text.h"

namespace orders {

namespace {

constexpr std::size_t widest_excerpt = 100;

std::string place(const Problem& problem) {
    std::string out = printable_line(problem.file);
    if (problem.mark.line > 0) {
        if (!out.empty()) out += ':';
        out += std::to_string(problem.mark.line) + ':' + std::to_string(problem.mark.column);
    }
    return out.empty() ? out : out + ": ";
}

/// Further lines stand below the first, in its margin: none looks like a problem of its own.
std::string lines_below(std::string text) {
    for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) text.insert(at + 1, 4, ' ');
    return text;
}

/// The characters of a line from one place on, at most so many.
std::string_view characters_of(std::string_view line, std::size_t first, std::size_t count) {
    const auto skip = [&line](std::size_t from, std::size_t characters) {
        const auto inside = [&line](std::size_t at) { return (static_cast<unsigned char>(line[at]) & 0xC0U) == 0x80U; };
        for (; characters > 0 && from < line.size(); --characters) {
            ++from;
            while (from < line.size() && inside(from)) ++from;
        }
        return from;
    };
    const std::size_t begin = skip(0, first);
    return line.substr(begin, skip(begin, count) - begin);
}

/// Where to begin showing a line so that the character after the first `before` is in sight: at
/// its beginning if that will do, else with as much on either side.
std::size_t first_shown(std::size_t before, std::size_t length) {
    if (before < widest_excerpt || length <= widest_excerpt) return 0;
    return std::min(before - widest_excerpt / 2, length - widest_excerpt);
}

}  // namespace

void point_into(Problem& problem, std::string_view line, Mark mark) {
    constexpr std::size_t around = 2 * widest_excerpt;
    const auto before = static_cast<std::size_t>(std::max(mark.column - 1, 0));
    problem.mark = mark;
    problem.before_excerpt = before > around ? before - around : 0;
    problem.excerpt = characters_of(line, problem.before_excerpt, 2 * around);
}

std::string pointed_excerpt(const Problem& problem) {
    if (problem.excerpt.empty() || problem.mark.line == 0) return {};
    const std::string_view line = problem.excerpt;
    const std::size_t left_out = problem.before_excerpt;
    const std::size_t length = left_out + count_characters(line);
    // What is missing at the end of a line is one place beyond it, wherever the mark says.
    const std::size_t before = std::min(static_cast<std::size_t>(std::max(problem.mark.column - 1, 0)), length);
    const std::size_t first = std::max(first_shown(before, length), left_out);
    const std::size_t margin = first > 0 ? 1 : 0;  // the ellipsis
    std::string shown = first > 0 ? "…" : "";
    shown += printable_line(characters_of(line, first - left_out, widest_excerpt));
    if (first + widest_excerpt < length) shown += "…";
    const std::string_view before_caret = characters_of(line, first - left_out, before - first);
    const std::size_t caret = margin + display_width(printable_line(before_caret));
    return shown + "\n" + std::string(caret, ' ') + '^';
}

Problem problem(ProblemKind kind, Said what, Said advice) {
    Problem out{kind, what.english(), advice.english()};
    out.said = std::move(what);
    out.advised = std::move(advice);
    return out;
}

std::string describe(const Problem& problem) {
    std::string out = place(problem);
    // Which of several; a single order is named by what is said of it.
    if (problem.path.find('/') != std::string::npos) out += printable_line(problem.path) + ": ";
    out += lines_below(printable(problem.what));
    if (!problem.rule.empty()) out += " (" + printable_line(problem.rule) + ")";
    const std::string excerpt = pointed_excerpt(problem);
    const auto caret = excerpt.find('\n');
    if (!excerpt.empty()) out += "\n    " + excerpt.substr(0, caret) + "\n    " + excerpt.substr(caret + 1);
    if (!problem.advice.empty()) out += "\n    " + lines_below(printable(problem.advice));
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
