#pragma once

// What a player finds behind its private link. Whose pages they are, the session says, never the address.

#include "gm/web/http/request.h"
#include "gm/web/site/site.h"

namespace gm::web {

/// GET /me: where it stands, whether its sheet is in, its reports.
Response player_home(const Request& request, Site& site);
/// GET /me/reports/:turn: the report of a turn as it was sent; /text: the same as a file.
Response player_report(const Request& request, Site& site);
Response player_report_text(const Request& request, Site& site);
/// GET /me/ledger: every movement of its money.
Response player_ledger(const Request& request, Site& site);
/// GET /me/receipts/:turn/:number: what became of one of its sheets.
Response player_receipt(const Request& request, Site& site);

/// GET /me/orders: where orders are written; /sheet: the pre-filled sheet as a file.
Response write_orders(const Request& request, Site& site);
Response prefilled_sheet(const Request& request, Site& site);
/// POST /me/orders: the same page after one of its buttons. Nothing is sent yet.
Response change_orders(const Request& request, Site& site);
/// POST /me/orders/check: what has changed of that page, for its script.
Response check_orders(const Request& request, Site& site);
/// POST /me/orders/send
Response send_orders(const Request& request, Site& site);

}  // namespace gm::web
