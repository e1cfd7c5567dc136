#pragma once

// Figures of a state, as the game master calls them: `players.akira.honour`, `Akira money`.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "orders/result.h"

namespace resolution {

/// Keys from the outside in. An item of a list is called by its `id`, or by its place from 1.
using FigurePath = std::vector<std::string>;

/// What people call the things in a state, in any language: id, name.
using FigureNames = std::multimap<std::string, std::string>;

/// "players.akira.honour".
std::string to_text(const FigurePath& path);

/// The figure meant by these words. Names serve as ids do, and a part of the state need not be said
/// where only one fits; what is not there is answered with what was probably meant.
orders::Result<FigurePath> find_figure(const nlohmann::json& state, std::string_view words, const FigureNames& names);

/// What stands there; nothing if there is no such figure.
nlohmann::json* figure_at(nlohmann::json& state, const FigurePath& path);
const nlohmann::json* figure_at(const nlohmann::json& state, const FigurePath& path);

/// A new value for a figure that holds `before`: of the same type, an amount where a number stands, an id
/// where a name is written.
orders::Result<nlohmann::json> read_figure(const nlohmann::json& before, std::string_view text,
                                           const FigureNames& names);

/// "+50 000", "-2": by how much a number changes.
orders::Result<std::int64_t> read_step(std::string_view text);

}  // namespace resolution
