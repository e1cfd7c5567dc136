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

std::string pointed_excerpt(const Problem& problem) {
    if (problem.excerpt.empty() || problem.mark.line == 0) return {};
    const auto column = static_cast<std::size_t>(problem.mark.column > 0 ? problem.mark.column - 1 : 0);
    if (column > widest_excerpt) return "\n    " + clip(problem.excerpt, widest_excerpt);
    return "\n    " + clip(problem.excerpt, widest_excerpt) + "\n    " + std::string(column, ' ') + '^';
}

}  // namespace

std::string describe(const Problem& problem) {
    std::string out = place(problem);
    if (!problem.path.empty()) out += problem.path + ": ";
    out += problem.what;
    if (!problem.rule.empty()) out += " (" + problem.rule + ")";
    out += pointed_excerpt(problem);
    if (!problem.advice.empty()) out += "\n    " + problem.advice;
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
