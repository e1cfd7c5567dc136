#pragma once

// The order sheet of Corporate Game, typed. Every part is optional.

#include "orders/corporate/buy_order.h"
#include "orders/corporate/by_agent_kind.h"
#include "orders/corporate/dragon_order.h"
#include "orders/corporate/evidence_order.h"
#include "orders/corporate/forecast_order.h"
#include "orders/corporate/grant_order.h"
#include "orders/corporate/honour_order.h"
#include "orders/corporate/public_contract_order.h"
#include "orders/corporate/run_order.h"
#include "orders/corporate/transfer_order.h"
#include "orders/corporate/vote_order.h"
#include "orders/described/sheet.h"

namespace orders::corporate {

using described::OrderList;

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

    static constexpr auto described() {
        using namespace described;
        return order(
            {.place = "sheet"}, heading("turn", "tour"), heading("player", "joueur, pj"),
            part<&Sheet::instinct>("instinct", "instinct")
                .only_if(now<&SheetDesk::instinct>)
                .untold()
                .help("old hand: one more vote, once a game"),
            part<&Sheet::votes>("votes", "votes, vote", "vote")
                .in_prose("voter, je vote", "I vote")
                .help("an asset for one, an asset less for another"),
            part<&Sheet::forecasts>("forecasts", "prévisions, prévision, pronostics, spéculations", "forecast")
                .help(now<&SheetDesk::about_forecasts>),
            part<&Sheet::honour>("honour", "honneur", "honor").help("one of the two"),
            part<&Sheet::transfers>("transfers", "virements, virement, transferts, transfert", "transfer")
                .help("money to others, paid first")
                .in_prose("virer, je vire, payer", "pay"),
            part<&Sheet::buy>("buy", "achats, achat, acheter", "purchases, purchase")
                .help("what you buy, the most urgent first")
                .in_prose("j'achète", "I buy"),
            part<&Sheet::runs>("runs", "runs, run", "run").help(now<&SheetDesk::about_runs>),
            part<&Sheet::dragon>("dragon", "dragon, jeu du dragon", "dragon game").help(now<&SheetDesk::about_dragon>),
            part<&Sheet::party_line>("party_line", "ligne du parti, ligne", "line")
                .only_if(now<&SheetDesk::member_of_party>)
                .told("line")
                .help("your party's line"),
            part<&Sheet::public_contract>("public_contract", "contrat public")
                .only_if(now<&SheetDesk::public_contract>)
                .help("one of the two"),
            part<&Sheet::grant>("grant", "répartition", "grants")
                .only_if(now<&SheetDesk::has_grants>)
                .help("assets that you won at the auction"),
            part<&Sheet::auction>("auction", "enchère, mise", "bid")
                .only_if(now<&SheetDesk::auction>)
                .offering(now<&SheetDesk::purse>)
                .told("amount")
                .help("your bid"),
            part<&Sheet::captives>("captives", "captifs, captif", "captive", captives_kind)
                .only_if(now<&SheetDesk::has_captives>)
                .help("what becomes of your captives"),
            part<&Sheet::agents>("agents", "agents, agent", "agent", agents_kind)
                .only_if(now<&SheetDesk::has_kobun>)
                .help("what you tell agents who trust you"),
            part<&Sheet::citizenship>("citizenship", "citoyenneté, nationalité")
                .help("asked for, from next turn on")
                .told("corporation")
                .asked_before("captives"),
            part<&Sheet::evidence>("evidence", "preuves, preuve", "proofs")
                .only_if(now<&SheetDesk::has_evidence>)
                .help("what you do with a proof: one of the four"),
            part<&Sheet::notes>("notes", "notes, note, roleplay", "note, roleplay")
                .no_order()
                .help("a word for your own report"),
            part<&Sheet::gm_note>("gm_note", "note mj, pour le mj", "for the gm")
                .no_order()
                .help("a word for the game master alone"));
    }
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// Whose sheet, for which turn; and who is who.
struct SheetContext {
    int turn = 1;
    PlayerIndex author;
    const Names& names;
    std::span<const Piece> pieces = {};  ///< what the author calls the evidence that it has seen
};

/// The sheet without what was not understood (holes in lists keep the places);
/// nothing if the text is no sheet of this author and turn.
std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems);

/// YAML that reads back to the same sheet.
std::string write_sheet(const Sheet& sheet, const SheetContext& context);

/// The same without what only the game master may read (CG-30).
std::string write_shared_sheet(const Sheet& sheet, const SheetContext& context);

}  // namespace orders::corporate
