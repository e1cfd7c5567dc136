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

/// Things that may join a map of the state during a game.
struct Newcomers {
    std::string_view map;                       ///< its key in the state
    std::string_view named_in;                  ///< list of the campaign; an id is a name in small letters
    std::vector<std::string_view> more_fields;  ///< what they have beyond the fields of the others
};

/// How a game wants its state and results compared, and what of them may be expected.
struct ComparisonRules {
    ListOrder lists = ListOrder::any;
    std::vector<std::string_view> in_order =
        {};  ///< keys of lists, or of maps of lists, whose order counts all the same
    /// Reports are looked at as data, before a template dresses them, and for whole words: a short
    /// code such as P1 is part of too many others.
    bool reports_as_data = false;
    /// Maps keep the keys they start with, but for the `open` ones and `newcomers`.
    bool same_keys = false;
    std::vector<std::string_view> open = {};
    std::vector<Newcomers> newcomers = {};
    std::vector<std::string_view> outcomes = {};  ///< what may come of an order; none: anything
    std::string_view outcomes_of = {};            ///< key of the list in a sheet that outcomes number; none: unknown
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
