#pragma once

#include <map>
#include <string>

#include "gm/play/game_in_play.h"
#include "gm/report/template_shelf.h"

namespace gm::web {

/// A word of the site, for what the program itself writes: titles of charts and feeds.
std::string word(TemplateShelf& templates, const std::string& language, const std::string& table,
                 const std::string& id);

/// What people call things and players.
std::map<std::string, std::string> names_of(const GameInPlay& in_play, const std::string& language);

}  // namespace gm::web
