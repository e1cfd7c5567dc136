#include "gm/conform/report.h"

#include <ostream>

#include <nlohmann/json.hpp>

namespace gm::conformance {

using nlohmann::json;

namespace {

constexpr std::string_view indent = "    ";

void print_indented(std::string_view text, std::ostream& out) {
    while (!text.empty()) {
        const auto end = text.find('\n');
        out << indent << text.substr(0, end) << '\n';
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
}

std::string_view word_for(Standing standing) {
    switch (standing) {
        case Standing::holds: return "holds";
        case Standing::differs: return "differs";
        case Standing::refused: return "refused";
        case Standing::unreadable: break;
    }
    return "unreadable";
}

/// A name with line ends would look like several verdicts.
std::string one_line(std::string text) {
    for (char& c : text) {
        if (c == '\n' || c == '\r') c = ' ';
    }
    return text;
}

}  // namespace

void print(const Verdict& verdict, std::ostream& out) {
    out << (verdict.standing == Standing::holds ? "ok " : "not ok ") << one_line(verdict.name) << '\n';
    for (const Difference& difference : verdict.differences) {
        print_indented(difference.path + ": " + difference.what, out);
    }
    if (!verdict.differences.empty()) {
        const orders::Mark first = verdict.differences.front().mark;
        out << indent << "(" << verdict.file << ":" << first.line << ":" << first.column << ")\n";
    }
    for (const orders::Problem& problem : verdict.problems) print_indented(describe(problem), out);
    if (!verdict.result.empty()) out << verdict.result << '\n';
}

json to_json(const Verdict& verdict) {
    json differences = json::array();
    for (const Difference& difference : verdict.differences) {
        differences.push_back({{"path", difference.path},
                               {"what", difference.what},
                               {"line", difference.mark.line},
                               {"column", difference.mark.column}});
    }
    json problems = json::array();
    for (const orders::Problem& problem : verdict.problems) {
        problems.push_back({{"what", problem.what},
                            {"advice", problem.advice},
                            {"file", problem.file},
                            {"line", problem.mark.line},
                            {"column", problem.mark.column}});
    }
    json out = {{"name", verdict.name},
                {"file", verdict.file},
                {"ok", verdict.standing == Standing::holds},
                {"standing", word_for(verdict.standing)},
                {"differences", std::move(differences)},
                {"problems", std::move(problems)}};
    if (!verdict.result.empty()) out["result"] = json::parse(verdict.result);
    return out;
}

}  // namespace gm::conformance
