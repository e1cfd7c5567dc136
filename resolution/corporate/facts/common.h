#pragma once

// Facts that several steps tell. Ids are views into the state or the figures: a fact
// lives only until the journal has taken its fields.

#include "orders/money.h"
#include "resolution/corporate/facts/fields.h"
#include "resolution/journal.h"

namespace resolution::corporate {

using orders::Money;

struct Refused {  // to its author: an order that the rules forbid
    static constexpr std::string_view kind = "refused";
    std::string_view player;
    std::string path;
    std::string_view reason;
    Fields asked;  ///< the order as its author gave it
    Fields fields() const { return fields_of("player", player, "path", path, "reason", reason, "asked", asked); }
};

struct Silent {  // to the player: no sheet came
    static constexpr std::string_view kind = "silent";
    Fields fields() const { return {}; }
};

struct Noted {  // to the player: its own words for the report
    static constexpr std::string_view kind = "note";
    std::string_view text;
    Fields fields() const { return fields_of("text", text); }
};

struct HonourChanged {  // to the player, with the cause; the figure itself is public
    static constexpr std::string_view kind = "honour-changed";
    int from;
    int to;
    std::string_view cause;
    Fields fields() const { return fields_of("from", from, "to", to, "cause", cause); }
};

struct HonourMoved {  // to everyone at the closing: from the opening's figure to this one
    static constexpr std::string_view kind = "honour-moved";
    std::string_view player;
    int from;
    int to;
    Fields fields() const { return fields_of("player", player, "from", from, "to", to); }
};

struct LoyaltyChanged {  // to the player
    static constexpr std::string_view kind = "loyalty-changed";
    std::string_view agent;
    int from;
    int to;
    std::string_view cause;
    Fields fields() const { return fields_of("agent", agent, "from", from, "to", to, "cause", cause); }
};

struct PointsChanged {  // to the player
    static constexpr std::string_view kind = "points-changed";
    std::string_view party;
    int from;
    int to;
    std::string_view cause;
    Fields fields() const { return fields_of("party", party, "from", from, "to", to, "cause", cause); }
};

struct OutOfGame {  // to everyone: seppuku, or another end of a career
    static constexpr std::string_view kind = "out-of-game";
    std::string_view player;
    std::string_view cause;
    Fields fields() const { return fields_of("player", player, "cause", cause); }
};

struct CitizenshipLost {  // to everyone
    static constexpr std::string_view kind = "citizenship-lost";
    std::string_view player;
    std::string_view corporation;
    std::string_view cause;
    Fields fields() const { return fields_of("player", player, "corporation", corporation, "cause", cause); }
};

struct CrocReduced {  // to its owner
    static constexpr std::string_view kind = "croc-reduced";
    int runs;  ///< 0: dissolved
    Fields fields() const { return fields_of("runs", runs); }
};

struct NewEnemy {  // to everyone: a public enemy
    static constexpr std::string_view kind = "new-enemy";
    std::string_view agent;
    std::string_view player;
    Fields fields() const { return fields_of("agent", agent, "player", player); }
};

struct SheetReceived {  // to whoever gets to read another player's sheet (CG-30)
    static constexpr std::string_view kind = "sheet-received";
    std::string_view player;
    int turn;
    std::string text;             ///< empty: the player sent none
    std::string evidence = {};    ///< of what a run brought (CG-100)
    std::string_view piece = {};  ///< how its holder cites it
    Fields fields() const {
        return fields_of("player", player, "turn", turn, "text", text, "evidence", evidence, "piece", piece);
    }
};

}  // namespace resolution::corporate
