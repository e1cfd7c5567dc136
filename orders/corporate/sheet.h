#pragma once

// The order sheet of Corporate Game, typed. Every part is optional.

#include "orders/corporate/agent_order.h"
#include "orders/corporate/buy_order.h"
#include "orders/corporate/captive_order.h"
#include "orders/corporate/citizenship_order.h"
#include "orders/corporate/dragon_order.h"
#include "orders/corporate/evidence_order.h"
#include "orders/corporate/forecast_order.h"
#include "orders/corporate/grant_order.h"
#include "orders/corporate/honour_order.h"
#include "orders/corporate/names.h"
#include "orders/corporate/public_contract_order.h"
#include "orders/corporate/run_order.h"
#include "orders/corporate/transfer_order.h"
#include "orders/corporate/vote_order.h"
#include "orders/document.h"

namespace orders::corporate {

struct Sheet {
    bool instinct = false;  ///< old hand: one more vote, once a game
    OrderList<VoteOrder> votes;
    OrderList<ForecastOrder> forecasts;
    std::optional<HonourOrder> honour;
    OrderList<TransferOrder> transfers;
    OrderList<BuyOrder> buy;
    OrderList<RunOrder> runs;
    std::optional<DragonOrder> dragon;
    std::optional<Line> party_line;
    std::optional<PublicContractOrder> public_contract;
    OrderList<GrantOrder> grant;
    std::optional<Money> auction;
    std::vector<CaptiveOrder> captives;
    std::vector<AgentOrder> agents;
    std::optional<CitizenshipOrder> citizenship;
    OrderList<EvidenceOrder> evidence;
    std::string notes;    ///< for the player's own report
    std::string gm_note;  ///< for the game master's eyes only

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// Whose sheet, for which turn; and who is who.
struct SheetContext {
    int turn = 1;
    PlayerIndex author;
    const Names& names;
};

/// The sheet without what was not understood (holes in lists keep the places);
/// nothing if the text is no sheet of this author and turn.
std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems);

/// YAML that reads back to the same sheet.
std::string write_sheet(const Sheet& sheet, const SheetContext& context);

/// The same without what only the game master may read (CG-30).
std::string write_shared_sheet(const Sheet& sheet, const SheetContext& context);

}  // namespace orders::corporate
