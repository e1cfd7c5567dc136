#pragma once

// What a scenario expects against what came out (CG-75). What is not expected is not
// looked at; what did not come out is worth its default: null, 0, false, "", [] or {}.

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "orders/document.h"

namespace gm::conformance {

enum class ListOrder {
    kept,     ///< the same items in the same order
    any,      ///< the same items, as a set
    counted,  ///< the same items as often, in any order
};

/// How a game wants the lists of its state and results compared.
struct ComparisonRules {
    ListOrder lists = ListOrder::any;
    std::vector<std::string_view> in_order = {};  ///< keys of lists whose order counts all the same
};

ComparisonRules comparison_rules(std::string_view game);

/// One thing that is not as expected: `state/players/a/money: expected 5, got 7`.
struct Difference {
    std::string path;
    std::string what;
    orders::Mark mark = {};  ///< of what was expected
};

using Differences = std::vector<Difference>;

/// Adds to `differences` whatever `actual` does not hold of `expected`. `path` is where both stand.
void compare(const orders::Node& expected, const nlohmann::json& actual, const ComparisonRules& rules,
             const std::string& path, Differences& differences);

/// A value for a message: `[mct, evo]`, `{runs: 1}`, `nothing`; long ones are cut.
std::string show(const nlohmann::json& value);

}  // namespace gm::conformance
