#pragma once

// A scenario as one reads it: what stands in its YAML document, checked as far as
// that can be done without the game.

#include <optional>
#include <string>
#include <vector>

#include "orders/document.h"
#include "orders/result.h"
#include "resolution/dice.h"
#include "resolution/roster.h"
#include "resolution/seed.h"

namespace gm::conformance {

using orders::PlayerIndex;

/// The sheets that arrive before one resolution: each player's, in order of arrival.
using Stop = std::vector<std::vector<const orders::Node*>>;

struct Bot {
    PlayerIndex player;
    std::string policy;
    orders::Mark mark;
};

/// Nodes point into the document the scenario was read from, which must outlive it.
struct Scenario {
    std::string name;
    std::string rule;  ///< which rule or ruling it is about
    std::string campaign;
    orders::Mark campaign_mark;
    std::optional<int> turn;
    resolution::Roster roster;
    orders::Mark players_mark;
    const orders::Node* state = nullptr;  ///< patch on a fresh state; none: nullptr
    resolution::Seed seed;
    std::vector<Stop> stops;  ///< at least one: nobody's orders are orders too
    std::vector<Bot> bots;
    bool orders_something = false;  ///< `orders` or `bots` stand there
    resolution::ImposedDice dice;
    const orders::Node* expect = nullptr;
};

/// What the document says its name is, even if it is wrong otherwise; or the file's.
std::string name_of(const orders::Document& document);

orders::Result<Scenario> read_scenario(const orders::Document& document);

}  // namespace gm::conformance
