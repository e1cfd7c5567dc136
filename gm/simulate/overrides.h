#pragma once

// Figures changed for a simulation: `scoring.by_players.3.bonus=10`. A figure is named by its way through the
// campaign's data; an entry of a list by its `id`, or by its number from 0.

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
/// "path=value,value,..."
orders::Result<Sweep> read_sweep(const std::string& text);

/// Puts the value in the figure's place; says which figures there are where none has that name.
orders::Outcome apply(const Setting& setting, orders::Document& campaign);

}  // namespace gm::simulation
