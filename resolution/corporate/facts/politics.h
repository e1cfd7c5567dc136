#pragma once

// Facts of steps 9 to 12: chiefs, citizenship, wars, lines.

#include "resolution/corporate/facts/fields.h"
#include "resolution/journal.h"

namespace resolution::corporate {

struct ChiefChanged {  // to everyone
    static constexpr std::string_view kind = "chief-changed";
    std::string_view party;
    std::string_view chief;  ///< empty: nobody
    Fields fields() const { return fields_of("party", party, "chief", chief); }
};

struct CitizenshipGained {  // to everyone, when the turn closes
    static constexpr std::string_view kind = "citizenship-gained";
    std::string_view player;
    std::string_view corporation;
    Fields fields() const { return fields_of("player", player, "corporation", corporation); }
};

struct WarsEnded {  // to everyone
    static constexpr std::string_view kind = "wars-ended";
    List clans;
    Fields fields() const { return fields_of("clans", clans); }
};

struct WarDeclared {  // to everyone: for the whole of next turn
    static constexpr std::string_view kind = "war-declared";
    List clans;
    Fields fields() const { return fields_of("clans", clans); }
};

struct LineVoted {  // to everyone
    static constexpr std::string_view kind = "line-voted";
    std::string_view party;
    std::string_view line;  ///< empty: nobody voted
    bool in_power;
    bool forbidden;
    bool works;
    Fields fields() const {
        return fields_of("party", party, "line", line, "in_power", in_power, "forbidden", forbidden, "works", works);
    }
};

struct ClanRank {  // to everyone: kobuns and oyabuns are public
    static constexpr std::string_view kind = "clan-rank";
    std::string_view player;
    std::string_view clan;
    bool oyabun;
    Fields fields() const { return fields_of("player", player, "clan", clan, "oyabun", oyabun); }
};

struct ClanRankLost {  // to everyone
    static constexpr std::string_view kind = "clan-rank-lost";
    std::string_view player;
    std::string_view clan;
    bool was_oyabun;
    bool is_kobun;  ///< still
    Fields fields() const {
        return fields_of("player", player, "clan", clan, "was_oyabun", was_oyabun, "is_kobun", is_kobun);
    }
};

struct CrocFormed {  // to its owner
    static constexpr std::string_view kind = "croc-formed";
    std::string_view name;
    Fields fields() const { return fields_of("name", name); }
};

}  // namespace resolution::corporate
