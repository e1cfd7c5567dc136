#pragma once

// Figures changed for a simulation: `scoring.by_players.3.bonus=10`. A figure is named by its way through the
// campaign's data; an entry of a list by its `id`, or by its number from 0. Where the first step is not at the top,
// the nearest to the top of that name is meant: `bonus=10`.

#include <string>
#include <string_view>
#include <vector>

#include "orders/document.h"
#include "orders/result.h"

namespace gm::simulation {

struct Setting {
    std::string path;
    orders::Node value;

    std::string text() const;  ///< the value on one line
};

struct Sweep {
    std::string path;
    std::vector<orders::Node> values;
};

/// A value on one line, as YAML.
std::string one_line(const orders::Node& node);

/// "path=value"
orders::Result<Setting> read_setting(const std::string& text);
/// "path=value,value,..."; `8..14` stands for all whole numbers from 8 to 14.
orders::Result<Sweep> read_sweep(const std::string& text);
/// The value, or all that a range stands for.
orders::Outcome add_values(std::vector<orders::Node>& values, const orders::Node& node);
/// Is it written as a range?
bool is_range(const orders::Node& node);

/// The whole way to the figure; says so where none, or more than one, may be meant. Whether the steps after the
/// first lead anywhere, `apply` finds out.
orders::Result<std::string> whole_path(const std::string& path, const orders::Document& campaign);

/// Puts the value in the figure's place; says which figures there are where none has that name.
orders::Outcome apply(const Setting& setting, orders::Document& campaign);

}  // namespace gm::simulation
