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

/// What a campaign itself says under `simulation`: games, players, seats, base_seed and rotate_seats. Whatever else is
/// there is its affair.
orders::Result<Plan> usual_plan(const orders::Document& campaign);

/// Fills in who plays, where nobody said so: players as usual unless several seats say how many there are, seats as
/// usual as far as there are players for them.
void sit_down_as_usual(Plan& plan, const Plan& usual);

}  // namespace gm::simulation
