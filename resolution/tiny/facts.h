#pragma once

// Everything that can happen in Sealed Bids, as the journal tells it.

#include "orders/money.h"
#include "resolution/journal.h"

namespace resolution::tiny {

using orders::Money;

struct Welcome {  // to the player: what it was dealt
    static constexpr std::string_view kind = "welcome";
    Money coins;
    int lucky = 0;
    Fields fields() const { return {{"coins", coins}, {"lucky", lucky}}; }
};

struct Silent {  // to the player: no sheet came
    static constexpr std::string_view kind = "silent";
    Fields fields() const { return {}; }
};

struct Noted {  // to the player: its own note
    static constexpr std::string_view kind = "note";
    std::string text;
    Fields fields() const { return {{"text", text}}; }
};

struct Refused {  // to the player: an order the rules forbid
    static constexpr std::string_view kind = "refused";
    std::string path;
    std::string reason;
    Money asked;
    Money held;
    Fields fields() const { return {{"path", path}, {"reason", reason}, {"asked", asked}, {"held", held}}; }
};

struct DieRolled {  // to everyone
    static constexpr std::string_view kind = "die";
    int value = 0;
    Fields fields() const { return {{"value", value}}; }
};

struct BidSettled {  // to the player: whether its bid was right, and what its stake became
    static constexpr std::string_view kind = "bid";
    int bid = 0;
    bool right = false;
    Money stake;
    Fields fields() const { return {{"bid", bid}, {"right", right}, {"stake", stake}}; }
};

struct Award {  // to everyone: the highest right bid
    static constexpr std::string_view kind = "award";
    int bid = 0;
    List players;
    Fields fields() const { return {{"bid", bid}, {"players", players}}; }
};

struct NoAward {  // to everyone
    static constexpr std::string_view kind = "no-award";
    Fields fields() const { return {}; }
};

struct Luck {  // to the player: the die showed its lucky number
    static constexpr std::string_view kind = "luck";
    int lucky = 0;
    Money coins;
    Fields fields() const { return {{"lucky", lucky}, {"coins", coins}}; }
};

struct Windfall {  // to the player who was drawn
    static constexpr std::string_view kind = "windfall";
    Money coins;
    Fields fields() const { return {{"coins", coins}}; }
};

struct FinalPlace {  // to everyone, after the last turn
    static constexpr std::string_view kind = "final-place";
    std::string player;
    std::int64_t points = 0;
    int place = 0;
    Fields fields() const { return {{"player", player}, {"points", points}, {"place", place}}; }
};

}  // namespace resolution::tiny
