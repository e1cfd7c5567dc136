#pragma once

// What the game master finds behind his private link: the lunch break, step by step, and the desk, where every other
// command has a form.

#include "gm/web/http/request.h"
#include "gm/web/site/site.h"

namespace gm::web {

/// GET /gm: where the turn stands, and what comes next.
Response master_home(const Request& request, Site& site);
/// GET /gm/check: how every sheet will be taken.
Response master_check(const Request& request, Site& site);
/// GET /gm/aside: mails that wait for a decision.
Response master_aside(const Request& request, Site& site);

/// GET, POST /gm/preview: the turn as it would come out, every mail of it; with dice of the table, if they are given.
Response master_preview(const Request& request, Site& site);
/// GET, POST /gm/resolve/ask
Response master_ask_resolve(const Request& request, Site& site);
/// POST /gm/resolve
Response master_resolve(const Request& request, Site& site);
/// GET /gm/undo
Response master_ask_undo(const Request& request, Site& site);
/// POST /gm/undo
Response master_undo(const Request& request, Site& site);

/// GET /gm/bulletin: the game master's words in it.
Response master_bulletin(const Request& request, Site& site);
/// POST /gm/bulletin/preview: how they would look.
Response master_preview_bulletin(const Request& request, Site& site);
/// POST /gm/bulletin
Response master_edit_bulletin(const Request& request, Site& site);

/// GET /gm/retell, POST /gm/retell/try: what the game made up, as it is or as it would be with other choices.
Response master_retell(const Request& request, Site& site);
/// POST /gm/retell, /gm/retell/as-drawn, /gm/retell/reword
Response master_choose(const Request& request, Site& site);

/// GET /gm/mails: who gets what, and how it stands.
Response master_mails(const Request& request, Site& site);
/// GET /gm/mails/:number: one of them, as its reader sees it.
Response master_mail(const Request& request, Site& site);
/// GET /gm/send: asks before anything leaves.
Response master_ask_send(const Request& request, Site& site);
/// POST /gm/send
Response master_send(const Request& request, Site& site);

/// GET /gm/rulings
Response master_rulings(const Request& request, Site& site);

/// GET /gm/desk: every command.
Response master_desk(const Request& request, Site& site);
/// GET /gm/desk/:command: its form; with `run` in the query, and if it only looks, also what it says.
Response master_form(const Request& request, Site& site);
/// POST /gm/desk/:command: what it says if it only looks, else asks first.
Response master_ask(const Request& request, Site& site);
/// POST /gm/do/:command
Response master_do(const Request& request, Site& site);
/// GET /gm/done/:number: what came of it.
Response master_done(const Request& request, Site& site);

/// GET /gm/downloads: what can be taken away.
Response master_downloads(const Request& request, Site& site);
/// GET /gm/export.json: the whole game.
Response master_export(const Request& request, Site& site);
/// GET /gm/public.json: what everyone may know.
Response master_public_export(const Request& request, Site& site);
/// GET /gm/dice.json: the record of the dice, once it is published.
Response master_dice(const Request& request, Site& site);

}  // namespace gm::web
