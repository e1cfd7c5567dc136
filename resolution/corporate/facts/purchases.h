#pragma once

// Facts of step 1.

#include "resolution/fact.h"

namespace resolution::corporate {

using orders::Money;

/// To both.
using Transferred = Fact<"transferred", Text<"from">, Text<"to">, Amount<"amount">, Text<"contract">>;

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

/// To the player.
using EvidenceBurnt = Fact<"evidence-burnt", Text<"evidence">>;

/// To the player.
using Begged = Fact<"begged", Whole<"honour">, Amount<"received">>;

/// To the player: what, and the price paid.
using Bought = Fact<"bought", Text<"what">, Text<"detail">, Whole<"quantity">, Amount<"price">>;

/// To the game master: why an agent takes no money; the one who offered it reads no more than that (CG-104).
using LoyaltyDeclined = Fact<"loyalty-declined", Text<"player">, Text<"agent">, Text<"reason">>;

/// To everyone at the closing: holdings are public.
using SharesBought = Fact<"shares-bought", Text<"player">, Text<"corporation">, Whole<"quantity">, Whole<"held">>;

/// To the player.
using LoneBuyer = Fact<"lone-buyer", Text<"corporation">, Whole<"points">>;

/// To the winner: the price, and the assets to share out next turn.
using AuctionWon = Fact<"auction-won", Amount<"bid">, Whole<"assets">>;

/// To the others who bid.
using AuctionLost = Fact<"auction-lost", Amount<"bid">>;

/// To the parties of the contract.
using ContractPaid =
    Fact<"contract-paid", Text<"contract">, Text<"from">, Text<"to">, Amount<"amount">, Amount<"left">>;

}  // namespace resolution::corporate
