#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "gm/simulate/batch.h"
#include "resolution/seed.h"

namespace gm::simulation {

/// The number as 64 hex digits.
resolution::Seed seed_of(std::uint64_t number);

/// Who plays how in game `number` of a batch: seat k has policy (k + number) mod n of the list.
std::vector<std::string> policies_of(const Batch& batch, std::uint64_t number, bool rotate);

/// Can a game of this batch start at all?
orders::Outcome try_to_start(const Batch& batch, std::uint64_t seed);

/// Plays one game, `place` counted through all batches, and gives its lines for each table.
std::vector<std::string> play_one(const Simulation& simulation, std::uint64_t place);

}  // namespace gm::simulation
