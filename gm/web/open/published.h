#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "gm/play/game_in_play.h"
#include "gm/report/template_shelf.h"

namespace gm::web {

/// A bulletin as a part of a page.
struct PublishedBulletin {
    std::string title;
    std::string headline;  ///< what its turn will be remembered for; may be empty
    std::string article;   ///< markup that is safe to show
};

/// As it was mailed to readers of that language; if there were none, as it would have been. `told`: by told_turn.
PublishedBulletin published_bulletin(const GameInPlay& in_play, TemplateShelf& templates, const nlohmann::json& told,
                                     const std::string& language);

}  // namespace gm::web
