#include "gm/play/problem_json.h"

#include <sstream>

#include <nlohmann/json.hpp>

#include "gm/report/problem_words.h"

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

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

}  // namespace

json to_json(const orders::Problems& problems) {
    json out = json::array();
    for (const orders::Problem& problem : problems) {
        out.push_back({{"kind", word_for(problem.kind)},
                       {"what", problem.what},
                       {"advice", problem.advice},
                       {"line", problem.mark.line},
                       {"column", problem.mark.column},
                       {"path", problem.path}});
    }
    return out;
}

json problems_json(const orders::Problems& problems, std::string_view language) {
    json out = to_json(in_language(problems, language));
    for (std::size_t i = 0; i < problems.size(); ++i) {
        out[i]["rule"] = problems[i].rule;
        out[i]["lines"] = lines_of(orders::pointed_excerpt(problems[i]));
    }
    return out;
}

}  // namespace gm
