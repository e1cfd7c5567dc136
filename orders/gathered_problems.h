#pragma once

#include <cstddef>
#include <string>

#include "orders/problem.h"

namespace orders {

/// Problems of one text as they are met. Nobody reads thousands of them, and each costs time and room: the first ones
/// are told, the rest is counted.
class GatheredProblems {
public:
    static constexpr std::size_t most_told = 50;

    /// Will the next one be told? If not, nobody need find words for it.
    bool tells() const { return told_.size() < most_told; }
    void add(Problem problem);
    void count(ProblemKind kind);  ///< one that is not told

    const Problems& told() const { return told_; }
    bool empty() const { return told_.empty(); }
    /// How many were worse than warnings, told or not.
    std::size_t serious() const { return serious_; }
    /// What was told; a last one, as grave as the gravest of them, says how many are left out.
    Problems take(const std::string& file);

private:
    Problems told_;
    std::size_t serious_ = 0;
    std::size_t untold_ = 0;
    ProblemKind gravest_untold_ = ProblemKind::warning;
};

}  // namespace orders
