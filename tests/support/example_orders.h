#pragma once

// Pre-filled sheets hold their examples as comments: `# runs:`, `#   - {...}`. Prose begins
// with `##`. What a player does to give an order, done by a program.

#include <string>
#include <string_view>
#include <vector>

namespace test_support {

/// The examples of a sheet, each with all of its lines as the player would leave them.
std::vector<std::string> example_orders(std::string_view sheet);

/// The sheet with every example uncommented.
std::string with_all_examples(std::string_view sheet);

}  // namespace test_support
