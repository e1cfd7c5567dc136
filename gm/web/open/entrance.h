#pragma once

#include "gm/web/http/request.h"
#include "gm/web/site/site.h"

namespace gm::web {

inline constexpr const char* player_cookie = "gm_player";
inline constexpr const char* master_cookie = "gm_master";

/// GET /enter: where private links lead. Their token stands behind `#`, which browsers tell no server: the page's
/// script posts it, and without scripts one pastes it.
Response show_entrance(const Request& request, Site& site);
/// POST /enter: a token for a cookie.
Response enter(const Request& request, Site& site);
/// POST /leave: ends the cookie, too.
Response leave(const Request& request, Site& site);

}  // namespace gm::web
