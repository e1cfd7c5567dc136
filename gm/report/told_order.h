#pragma once

#include <span>

#include <nlohmann/json_fwd.hpp>

#include "resolution/game.h"

namespace gm {

/// Entries that a reader may see, put into the order in which it may learn of them: `resolution::Step::told_by_kind`.
/// The journal keeps the order of events, and so does what the game master reads.
void put_in_told_order(nlohmann::json& entries, std::span<const resolution::Step> steps, resolution::Reader reader);

}  // namespace gm
