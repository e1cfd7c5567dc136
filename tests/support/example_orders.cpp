#include "tests/support/example_orders.h"

#include <sstream>

namespace test_support {

namespace {

constexpr std::string_view mark = "# ";

bool is_example(std::string_view line) { return line.starts_with(mark); }
bool begins_one(std::string_view line) { return is_example(line) && line.size() > 2 && line[2] != ' '; }

}  // namespace

std::vector<std::string> example_orders(std::string_view sheet) {
    std::vector<std::string> out;
    std::istringstream lines{std::string(sheet)};
    for (std::string line; std::getline(lines, line);) {
        if (!is_example(line)) continue;
        if (begins_one(line) || out.empty()) out.emplace_back();
        out.back() += line.substr(mark.size()) + "\n";
    }
    return out;
}

std::string with_all_examples(std::string_view sheet) {
    std::string out;
    std::istringstream lines{std::string(sheet)};
    for (std::string line; std::getline(lines, line);)
        out += (is_example(line) ? line.substr(mark.size()) : line) + "\n";
    return out;
}

}  // namespace test_support
