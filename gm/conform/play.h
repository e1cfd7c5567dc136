#pragma once

#include <map>
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
    // Where sheets that are not understood are no fault of the scenario: which of a player's were such, from 1.
    std::map<PlayerIndex, int> sheets_sent = {};
    std::map<PlayerIndex, std::vector<int>> invalid_sheets = {};
};

/// The state the scenario starts from; refused, with every reason found, if it names what the
/// game does not know.
orders::Result<resolution::Position> set_up(const Scenario& scenario, const orders::Document& document,
                                            const resolution::Game& game);

/// Resolves the scenario from `start` on, once a stop; refused if a sheet cannot be read.
orders::Result<Played> play(const Scenario& scenario, const orders::Document& document, const resolution::Game& game,
                            resolution::Position start);

}  // namespace gm::conformance
