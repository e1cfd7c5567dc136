#pragma once

// What a scenario expects against what came out (CG-75). What is not expected is not
// looked at; what did not come out is worth its default: null, 0, false, "", [] or {}.

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "orders/document.h"
#include "resolution/comparison.h"

namespace gm::conformance {

using resolution::ComparisonRules;
using resolution::ListOrder;
using resolution::Newcomers;

/// One thing that is not as expected: `state/players/a/money: expected 5, got 7`.
struct Mismatch {
    std::string path;
    std::string what;
    orders::Mark mark = {};  ///< of what was expected
};

using Mismatches = std::vector<Mismatch>;

/// Adds to `differences` whatever `actual` does not hold of `expected`. `path` is where both stand.
void compare(const orders::Node& expected, const nlohmann::json& actual, const ComparisonRules& rules,
             const std::string& path, Mismatches& differences);

/// A value for a message: `[mct, evo]`, `{runs: 1}`, `nothing`; long ones are cut.
std::string show(const nlohmann::json& value);

}  // namespace gm::conformance
