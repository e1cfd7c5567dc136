#include "orders/gathered_problems.h"

#include <utility>

namespace orders {

void GatheredProblems::add(Problem problem) {
    if (!tells()) return count(problem.kind);
    if (problem.kind != ProblemKind::warning) ++serious_;
    told_.push_back(std::move(problem));
}

void GatheredProblems::count(ProblemKind kind) {
    ++untold_;
    if (kind == ProblemKind::warning) return;
    ++serious_;
    if (gravest_untold_ != ProblemKind::invalid) gravest_untold_ = kind;
}

Problems GatheredProblems::take(const std::string& file) {
    Problems out = std::move(told_);
    if (untold_ > 0) {
        out.push_back(problem(gravest_untold_, say("and {} more, without details here", untold_),
                              say("mend these first, then check again")));
        out.back().file = file;
    }
    *this = {};
    return out;
}

}  // namespace orders
