#pragma once

#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/simulate/plan.h"
#include "resolution/game.h"

namespace gm::simulation {

/// Games of the same figures and as many players: one combination of what a plan sweeps over.
struct Batch {
    std::string variant;                ///< "faces=8 players=3"; "base" if nothing is swept
    std::vector<std::string> policies;  ///< one a seat, for the first game
    std::unique_ptr<resolution::Game> game;
};

/// A plan that was found playable.
struct Simulation {
    std::string game;         ///< id of its rules
    std::string run_id;       ///< a digest of all that decides what comes out
    std::string plan;         ///< the same in words: JSON, on one line
    std::uint64_t games = 0;  ///< of each batch
    std::uint64_t base_seed = 0;
    bool rotate_seats = true;
    std::vector<Batch> batches;

    std::uint64_t total() const { return games * batches.size(); }
    std::vector<std::string> variants() const;
};

/// Opens the game once for each combination and tries whether a game can start; every problem found.
orders::Result<Simulation> prepare(const Plan& plan);

/// At most so many games in all: what a plan may ask for.
constexpr std::uint64_t most_games = 1'000'000'000;

}  // namespace gm::simulation
