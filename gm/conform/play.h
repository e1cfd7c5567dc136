#pragma once

#include <string>
#include <utility>
#include <vector>

#include "gm/conform/scenario.h"
#include "resolution/game.h"

namespace gm::conformance {

/// What a scenario led to.
struct Played {
    resolution::Position position;
    resolution::Record record;
    /// Orders that their game could not read, as the scenario expected: player and path.
    std::vector<std::pair<PlayerIndex, std::string>> not_understood;
    std::vector<std::string> unused_dice;  ///< imposed, but never drawn
};

/// Sets the scenario up and resolves it, once a stop; refused, with every reason found, if
/// it names what the game does not know.
orders::Result<Played> play(const Scenario& scenario, const orders::Document& document, const resolution::Game& game);

}  // namespace gm::conformance
