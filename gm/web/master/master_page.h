#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "gm/play/game_in_play.h"
#include "gm/web/http/request.h"
#include "gm/web/site/done.h"
#include "gm/web/site/site.h"

namespace gm::web {

/// A page of the game master's: with his style, and the players to choose from.
Response master_page(Site& site, const Request& request, const GameInPlay& in_play, const std::string& name,
                     nlohmann::json data);

/// What a command said, as templates see it.
nlohmann::json told(const Done& done);

/// A moment as people of the game write it; null if there is none.
nlohmann::json when(const GameInPlay& in_play, const std::optional<std::string>& moment);

}  // namespace gm::web
