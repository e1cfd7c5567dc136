#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "orders/said.h"

namespace orders {

/// A place in a text, counted from 1 as editors do. Line 0: no place is known.
struct Mark {
    int line = 0;
    int column = 0;
    friend bool operator==(const Mark&, const Mark&) = default;
};

enum class ProblemKind {
    invalid,  ///< not understood: whoever wrote it must mend it
    illegal,  ///< understood, but the rules forbid it now
    warning,  ///< taken as it is, but worth a look
};

/// One thing that is wrong: what, where, and what to do about it.
struct Problem {
    ProblemKind kind = ProblemKind::invalid;
    std::string what;         ///< in English, as the terminal speaks
    std::string advice = {};  ///< what to do; may be empty
    std::string file = {};    ///< name as the user knows it; may be empty
    Mark mark = {};
    std::string excerpt = {};        ///< the line of text the mark points into, or what is near it; may be empty
    std::size_t before_excerpt = 0;  ///< characters of that line before the excerpt
    std::string rule = {};           ///< number of the rule or ruling behind an illegal order
    std::string path = {};           ///< which order of a sheet, such as `runs/2`
    Said said = {};                  ///< `what`, to be put into another language
    Said advised = {};               ///< `advice` likewise
};

using Problems = std::vector<Problem>;

Problem problem(ProblemKind kind, Said what, Said advice = {});
inline Problem invalid(Said what, Said advice = {}) {
    return problem(ProblemKind::invalid, std::move(what), std::move(advice));
}

/// Gives the problem its place: a line of its text and the character there, from 1. Of a long line, what is near.
void point_into(Problem& problem, std::string_view line, Mark mark);

/// The line the mark points into and a caret below it, two lines; empty if there is none to show.
std::string pointed_excerpt(const Problem& problem);

/// `file:3:7: what` with the excerpt, a caret below it, and the advice.
std::string describe(const Problem& problem);
std::string describe(const Problems& problems);

}  // namespace orders
