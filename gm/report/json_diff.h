#pragma once

// Where two states, or any two JSON values, differ; and how a person reads it.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace gm {

/// One place at which two JSON values differ.
struct Difference {
    /// Keys from the top. In a list of things that have an id, a code or a turn, that one; in any other the
    /// number, from 1. Lists of plain values are compared as a whole.
    std::vector<std::string> path;
    std::optional<std::string> before;  ///< JSON; none: it was not there
    std::optional<std::string> after;   ///< JSON; none: it is not there any more
};

/// Every difference, in the order of the keys.
std::vector<Difference> differences(const nlohmann::json& before, const nlohmann::json& after);
/// The first one alone, for whoever needs no more.
std::optional<Difference> first_difference(const nlohmann::json& before, const nlohmann::json& after);

/// `players/akira/money`
std::string path_text(const std::vector<std::string>& path);

/// What people call things, by id: players, and whatever else the game has.
using NamesById = std::map<std::string, std::string>;

/// A difference in a person's words.
struct NamedDifference {
    std::string thing;  ///< "Akira Tanaka", "runs KX-12", "game"
    std::string field;  ///< "money", "shares Renraku"
    std::string before;
    std::string after;
};

NamedDifference in_words(const Difference& difference, const NamesById& names);

/// A JSON value as a person writes it: `340 000`, `yes`, `none`, names in place of ids; never long.
std::string value_in_words(const nlohmann::json& value, const NamesById& names);

/// `-1234567` as `-1 234 567`.
std::string grouped(std::int64_t number);

}  // namespace gm
