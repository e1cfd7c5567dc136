#pragma once

#include <string>

#include "gm/conform/compare.h"
#include "orders/problem.h"

namespace gm::conformance {

enum class Standing {
    holds,
    differs,
    refused,     ///< it names what does not exist, or cannot be run: nothing was compared
    unreadable,  ///< no file, or no YAML
};

/// What became of one scenario.
struct Verdict {
    Standing standing = Standing::holds;
    std::string name;
    std::string file;
    Mismatches differences = {};
    orders::Problems problems = {};
    std::string result = {};  ///< state, outcomes, refused ... as JSON text, where it was asked for
};

}  // namespace gm::conformance
