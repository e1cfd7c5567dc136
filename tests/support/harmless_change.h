#pragma once

// Non-interference needs to know what a game keeps secret. For each registered game:
// changes to one player's hidden things of which, by the rules, nobody else may learn.

#include <functional>
#include <optional>
#include <random>
#include <string_view>

#include "tests/support/table.h"

namespace test_support {

struct Situation {
    resolution::Position position;
    resolution::Sheets sheets;
};

/// Another situation that differs in secrets of `player` only, or nothing where this
/// situation offers no such change.
using HarmlessChange = std::function<std::optional<Situation>(const Table&, const Situation&,
                                                              resolution::PlayerIndex player, std::mt19937_64&)>;

/// None for a game that nobody described: the property suite fails then.
HarmlessChange harmless_change_of(std::string_view game);

std::optional<Situation> change_agent_jean(const Table& table, const Situation& situation,
                                           resolution::PlayerIndex player, std::mt19937_64& random);

std::optional<Situation> change_tiny(const Table& table, const Situation& situation, resolution::PlayerIndex player,
                                     std::mt19937_64& random);

std::optional<Situation> change_corporate(const Table& table, const Situation& situation,
                                          resolution::PlayerIndex player, std::mt19937_64& random);

}  // namespace test_support
