#pragma once

#include <nlohmann/json_fwd.hpp>

#include "gm/store/wording.h"
#include "resolution/game.h"

namespace gm {

/// Notes, with each fact that the game master has words for, what it says in which language: templates use them in the
/// place of their own (`TemplateShelf`).
void put_in_other_words(nlohmann::json& knowledge, const resolution::Game& game, const Wordings& wordings);

}  // namespace gm
