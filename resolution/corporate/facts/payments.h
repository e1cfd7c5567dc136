#pragma once

// Facts of step 13, and of the end of the game.

#include "resolution/fact.h"

namespace resolution::corporate {

using orders::Money;

/// To the player.
using Refunded = Fact<"refunded", Whole<"run">, Amount<"paid">, Amount<"refund">>;

/// To the player.
using ForecastSettled = Fact<"forecast-settled", Text<"corporation">, Whole<"rank">, Whole<"actual">, Amount<"won">>;

/// To the player: line by line, and what was stolen.
using DividendsPaid =
    Fact<"dividends-paid", Items<"lines">, Amount<"total">, Whole<"stolen_percent">, Amount<"stolen">>;

/// To the parties of the contract: its keeper may declare a breach.
using ContractOverdue = Fact<"contract-overdue", Text<"contract">, Text<"from">, Text<"to">, Amount<"left">>;

/// To everyone after the last turn: a player's points, with the working of each.
using FinalScore = Fact<"final-score", Text<"player">, Whole<"place">, Whole<"points">, Items<"working">>;

}  // namespace resolution::corporate
