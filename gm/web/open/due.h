#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "gm/play/game_in_play.h"

namespace gm::web {

/// Until when sheets are awaited after a turn as it was told, for templates: the moment (UTC) and what clocks of the
/// campaign's place show then; how long it is until then, or that it has `passed`. Null without a calendar, and
/// when the game is over.
nlohmann::json due_after(const GameInPlay& in_play, const nlohmann::json& told, const std::string& now);

}  // namespace gm::web
