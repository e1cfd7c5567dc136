#include "gm/play/problem_json.h"

#include <nlohmann/json.hpp>

namespace gm {

using nlohmann::json;

namespace {

const char* word_for(orders::ProblemKind kind) {
    switch (kind) {
        case orders::ProblemKind::illegal: return "illegal";
        case orders::ProblemKind::warning: return "warning";
        case orders::ProblemKind::invalid: break;
    }
    return "invalid";
}

}  // namespace

json to_json(const orders::Problems& problems) {
    json out = json::array();
    for (const orders::Problem& problem : problems) {
        out.push_back({{"kind", word_for(problem.kind)},
                       {"what", problem.what},
                       {"advice", problem.advice},
                       {"line", problem.mark.line},
                       {"column", problem.mark.column}});
    }
    return out;
}

}  // namespace gm
