#pragma once

#include <filesystem>

#include "gm/simulate/plan.h"

namespace gm::simulation {

/// Fills in what a plan file says:
///
///   games: 2000
///   players: [3, 4]
///   seats: [smart, random]
///   base_seed: 1
///   rotate_seats: true
///   set: {scoring.power_card_value: 1}
///   sweep: {round.turns: [10, 12]}
orders::Outcome read_plan_file(const std::filesystem::path& path, Plan& plan);

}  // namespace gm::simulation
