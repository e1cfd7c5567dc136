#pragma once

// What everybody may read. All of it comes from what everybody was told (told.h), never from the state of the game.

#include "gm/web/http/request.h"
#include "gm/web/site/site.h"

namespace gm::web {

/// GET /: where the game stands.
Response home(const Request& request, Site& site);
/// GET /bulletins, and GET /bulletins/:turn
Response bulletins(const Request& request, Site& site);
Response bulletin(const Request& request, Site& site);
/// GET /rules: of the game, and what the game master ruled for all to know.
Response rules(const Request& request, Site& site);
/// GET /api/status: the same as the front page, for programs.
Response status_json(const Request& request, Site& site);
/// GET /feed.atom, in the reader's language, and GET /feed/:file, fr.atom or en.atom.
Response feed(const Request& request, Site& site);
Response feed_in_language(const Request& request, Site& site);
/// GET /robots.txt
Response robots(const Request& request, Site& site);

}  // namespace gm::web
