#pragma once

// Facts of step 1.

#include "resolution/fact.h"

namespace resolution::corporate {

using orders::Money;

/// To both.
using Transferred = Fact<"transferred", Text<"from">, Text<"to">, Amount<"amount">, Text<"contract">>;

/// To both: `copied` hands over a proof, otherwise it is only seen.
using EvidenceGiven =
    Fact<"evidence-given", Text<"from">, Text<"to">, Text<"evidence">, Text<"about">, Text<"text">, Flag<"copied">>;

/// To everyone; who published it is not said.
using EvidencePublished =
    Fact<"evidence-published", Text<"evidence">, Text<"about">, Text<"text">, Whole<"shameful">, Text<"trait">>;

/// To the player.
using EvidenceBurnt = Fact<"evidence-burnt", Text<"evidence">>;

/// To the player.
using Begged = Fact<"begged", Whole<"honour">, Amount<"received">>;

/// To the player: what, and the price paid.
using Bought = Fact<"bought", Text<"what">, Text<"detail">, Whole<"quantity">, Amount<"price">>;

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
