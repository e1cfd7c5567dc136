#pragma once

// What everybody was told, turn by turn: all that public pages are made of.

#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/play/game_in_play.h"

namespace gm::web {

/// What anybody knows of that turn, as its bulletin told it; with its `number` (0 = setup) and when it was
/// `resolved_at`. It must be one that may be seen.
nlohmann::json told_turn(const GameInPlay& in_play, int number);

/// All that may be seen, the setup first.
std::vector<nlohmann::json> told_turns(const GameInPlay& in_play);

}  // namespace gm::web
