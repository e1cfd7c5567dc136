#include "gm/conform/report.h"

#include <nlohmann/json.hpp>

namespace gm::conformance {

using nlohmann::json;

namespace {

constexpr std::string_view indent = "    ";

void print_indented(std::string_view text, Terminal& terminal) {
    while (!text.empty()) {
        const auto end = text.find('\n');
        terminal.say(indent + Line(text.substr(0, end)));
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

}  // namespace

void print(const Verdict& verdict, Terminal& terminal) {
    terminal.say((verdict.standing == Standing::holds ? "ok " : "not ok ") + verdict.name);
    for (const Mismatch& difference : verdict.differences) {
        print_indented(difference.path + ": " + difference.what, terminal);
    }
    if (!verdict.differences.empty()) {
        const orders::Mark first = verdict.differences.front().mark;
        terminal.say(indent + Line("(" + verdict.file + ":" + std::to_string(first.line) + ":" +
                                   std::to_string(first.column) + ")"));
    }
    for (const orders::Problem& problem : verdict.problems) print_indented(describe(problem), terminal);
    if (!verdict.result.empty()) terminal.show(verdict.result + "\n");
}

json to_json(const Verdict& verdict) {
    json differences = json::array();
    for (const Mismatch& difference : verdict.differences) {
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
