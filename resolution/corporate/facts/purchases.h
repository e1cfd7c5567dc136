#pragma once

// Facts of step 1.

#include "orders/money.h"
#include "resolution/corporate/facts/fields.h"
#include "resolution/journal.h"

namespace resolution::corporate {

using orders::Money;

struct Transferred {  // to both
    static constexpr std::string_view kind = "transferred";
    std::string_view from;
    std::string_view to;
    Money amount;
    std::string_view contract;
    Fields fields() const { return fields_of("from", from, "to", to, "amount", amount, "contract", contract); }
};

struct EvidenceGiven {  // to one of the two: `copied` hands over a proof, otherwise it is only seen
    static constexpr std::string_view kind = "evidence-given";
    std::string_view from;
    std::string_view to;
    bool copied;
    std::string_view piece;  ///< how the reader cites it
    Fields said;
    Fields fields() const {
        Fields out = fields_of("from", from, "to", to, "copied", copied, "piece", piece);
        out.insert(out.end(), said.begin(), said.end());
        return out;
    }
};

struct EvidencePublished {  // to everyone; who published it is not said
    static constexpr std::string_view kind = "evidence-published";
    int shameful;
    Fields said;
    Fields fields() const {
        Fields out = fields_of("shameful", shameful);
        out.insert(out.end(), said.begin(), said.end());
        return out;
    }
};

struct EvidenceBurnt {  // to the player
    static constexpr std::string_view kind = "evidence-burnt";
    std::string evidence;
    Fields fields() const { return fields_of("evidence", evidence); }
};

struct Begged {  // to the player
    static constexpr std::string_view kind = "begged";
    int honour = 0;
    Money received;
    Fields fields() const { return fields_of("honour", honour, "received", received); }
};

struct Bought {  // to the player: what, and the price paid
    static constexpr std::string_view kind = "bought";
    std::string_view what;
    std::string_view detail;
    int quantity;
    Money price;
    Fields fields() const { return fields_of("what", what, "detail", detail, "quantity", quantity, "price", price); }
};

struct LoyaltyDeclined {  // to the game master: why an agent takes no money; its author reads no more than that
                          // (CG-104)
    static constexpr std::string_view kind = "loyalty-declined";
    std::string_view player;
    std::string_view agent;
    std::string_view reason;
    Fields fields() const { return fields_of("player", player, "agent", agent, "reason", reason); }
};

struct SharesBought {  // to everyone at the closing: holdings are public
    static constexpr std::string_view kind = "shares-bought";
    std::string_view player;
    std::string_view corporation;
    int quantity;
    int held;
    Fields fields() const {
        return fields_of("player", player, "corporation", corporation, "quantity", quantity, "held", held);
    }
};

struct LoneBuyer {  // to the player
    static constexpr std::string_view kind = "lone-buyer";
    std::string_view corporation;
    int points;
    Fields fields() const { return fields_of("corporation", corporation, "points", points); }
};

struct AuctionWon {  // to the winner: the price, and the assets to share out next turn
    static constexpr std::string_view kind = "auction-won";
    Money bid;
    int assets = 0;
    Fields fields() const { return fields_of("bid", bid, "assets", assets); }
};

struct AuctionLost {  // to the others who bid
    static constexpr std::string_view kind = "auction-lost";
    Money bid;
    Fields fields() const { return fields_of("bid", bid); }
};

struct ContractPaid {  // to the parties of the contract
    static constexpr std::string_view kind = "contract-paid";
    std::string_view contract;
    std::string_view from;
    std::string_view to;
    Money amount;
    Money left;
    Fields fields() const {
        return fields_of("contract", contract, "from", from, "to", to, "amount", amount, "left", left);
    }
};

}  // namespace resolution::corporate
