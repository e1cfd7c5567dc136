#pragma once

// Facts of step 13, and of the end of the game.

#include "orders/money.h"
#include "resolution/corporate/facts/fields.h"
#include "resolution/journal.h"

namespace resolution::corporate {

using orders::Money;

struct Refunded {  // to the player
    static constexpr std::string_view kind = "refunded";
    int run = 0;
    Money paid;
    Money refund;
    Fields fields() const { return fields_of("run", run, "paid", paid, "refund", refund); }
};

struct ForecastSettled {  // to the player
    static constexpr std::string_view kind = "forecast-settled";
    std::string_view corporation;
    int rank;
    int actual;
    Money won;
    Fields fields() const { return fields_of("corporation", corporation, "rank", rank, "actual", actual, "won", won); }
};

struct DividendsPaid {  // to the player: line by line, and what was stolen
    static constexpr std::string_view kind = "dividends-paid";
    List lines;
    Money total;
    int stolen_percent;
    Money stolen;
    Fields fields() const {
        return fields_of("lines", lines, "total", total, "stolen_percent", stolen_percent, "stolen", stolen);
    }
};

struct ContractOverdue {  // to the parties of the contract: its keeper may declare a breach
    static constexpr std::string_view kind = "contract-overdue";
    std::string_view contract;
    std::string_view from;
    std::string_view to;
    Money left;
    Fields fields() const { return fields_of("contract", contract, "from", from, "to", to, "left", left); }
};

struct FinalScore {  // to everyone after the last turn: a player's points, with the working of each
    static constexpr std::string_view kind = "final-score";
    std::string_view player;
    int place;
    std::int64_t points;
    List working;
    Fields fields() const { return fields_of("player", player, "place", place, "points", points, "working", working); }
};

}  // namespace resolution::corporate
