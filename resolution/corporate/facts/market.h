#pragma once

// Facts of steps 5 to 8: votes, market, effects, crashes.

#include "resolution/corporate/facts/fields.h"
#include "resolution/journal.h"

namespace resolution::corporate {

struct Voted {  // to the player; to everyone when votes are published (CG-25)
    static constexpr std::string_view kind = "voted";
    std::string_view player;
    std::string_view up;
    std::string_view down;
    int gain;
    int loss;
    Fields fields() const { return fields_of("player", player, "up", up, "down", down, "gain", gain, "loss", loss); }
};

struct AssetsOrdered {  // to the player: a public contract, a grant, a young wolf's purchase
    static constexpr std::string_view kind = "assets-ordered";
    std::string_view corporation;
    int assets;
    std::string_view cause;
    Fields fields() const { return fields_of("corporation", corporation, "assets", assets, "cause", cause); }
};

struct AssetsMoved {  // to everyone: assets are public
    static constexpr std::string_view kind = "assets-moved";
    std::string_view corporation;
    int from;
    int to;
    std::string_view cause;
    std::string_view source;
    Fields fields() const {
        return fields_of("corporation", corporation, "from", from, "to", to, "cause", cause, "source", source);
    }
};

struct ReferenceRankingSet {  // to everyone
    static constexpr std::string_view kind = "reference-ranking";
    List places;
    Fields fields() const { return fields_of("places", places); }
};

struct FinalRankingSet {  // to everyone: the ranking of the end of the turn, and what moved since the opening
    static constexpr std::string_view kind = "end-ranking";
    List places;
    Fields fields() const { return fields_of("places", places); }
};

struct FalseReport {  // to the game master: which report of step 2 was invented
    static constexpr std::string_view kind = "false-report";
    std::string_view player;
    std::string_view type;
    std::string_view clan;  ///< whose failure it tells; empty: an interception
    std::string_view code;
    Fields fields() const { return fields_of("player", player, "type", type, "clan", clan, "code", code); }
};

struct Crashed {  // to everyone
    static constexpr std::string_view kind = "crashed";
    std::string_view corporation;
    int crashes;
    bool saved;
    Fields fields() const { return fields_of("corporation", corporation, "crashes", crashes, "saved", saved); }
};

struct CrashConsequence {  // to everyone: what a crash does beyond assets
    static constexpr std::string_view kind = "crash-consequence";
    std::string_view corporation;
    std::string_view what;
    std::string_view whom;
    Fields fields() const { return fields_of("corporation", corporation, "what", what, "whom", whom); }
};

}  // namespace resolution::corporate
