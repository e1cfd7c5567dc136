#pragma once

// Facts of step 4. The dragon game is private: each player hears of its own part only.

#include "orders/money.h"
#include "resolution/corporate/facts/fields.h"
#include "resolution/journal.h"

namespace resolution::corporate {

struct DragonPlayed {  // to the player
    static constexpr std::string_view kind = "dragon-played";
    int participants;
    List estimates;
    bool right;
    int sides;
    int result;
    bool bound;
    Fields fields() const {
        return fields_of("participants", participants, "estimates", estimates, "right", right, "sides", sides, "result",
                         result, "bound", bound);
    }
};

struct DragonMoney {  // to the player: what it gets, or pays if it can
    static constexpr std::string_view kind = "dragon-money";
    orders::Money amount;
    bool paid = false;
    Fields fields() const { return fields_of("amount", amount, "paid", paid); }
};

struct InfluenceChanged {  // to the player
    static constexpr std::string_view kind = "influence-changed";
    int from;
    int to;
    std::string_view cause;
    Fields fields() const { return fields_of("from", from, "to", to, "cause", cause); }
};

struct DragonWithout {  // to the player: the result found nothing to act on
    static constexpr std::string_view kind = "dragon-without-effect";
    int result;
    Fields fields() const { return fields_of("result", result); }
};

}  // namespace resolution::corporate
