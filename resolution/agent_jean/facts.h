#pragma once

// Everything that can happen in Agent Jean, as the journal tells it.

#include "resolution/journal.h"

namespace resolution::agent_jean {

struct Silent {  // to the player: asked, and no sheet came
    static constexpr std::string_view kind = "silent";
    std::string phase;
    bool stands = false;  ///< rules of an earlier sheet stood in
    Fields fields() const { return {{"phase", phase}, {"stands", stands}}; }
};

struct Refused {  // to the player: a part of its sheet that can have no effect
    static constexpr std::string_view kind = "refused";
    std::string path;
    std::string reason;
    Fields fields() const { return {{"path", path}, {"reason", reason}}; }
};

struct Welcome {  // to everyone: the match is set up, and agents are to be chosen
    static constexpr std::string_view kind = "welcome";
    List players;
    Fields fields() const { return {{"players", players}}; }
};

struct AgentTaken {  // to everyone
    static constexpr std::string_view kind = "agent-taken";
    std::string player;
    std::string agent;
    Fields fields() const { return {{"player", player}, {"agent", agent}}; }
};

struct RoundBegins {  // to everyone
    static constexpr std::string_view kind = "round-begins";
    int round = 0;
    std::string leader;
    Fields fields() const { return {{"round", round}, {"leader", leader}}; }
};

struct HandDealt {  // to the player
    static constexpr std::string_view kind = "hand-dealt";
    List cards;
    Fields fields() const { return {{"cards", cards}}; }
};

struct ReserveTaken {  // to the player: the second half begins
    static constexpr std::string_view kind = "reserve-taken";
    List cards;
    Fields fields() const { return {{"cards", cards}}; }
};

struct PowerShown {  // to everyone
    static constexpr std::string_view kind = "power-shown";
    int turn = 0;
    std::string player;
    std::string agent;
    Fields fields() const { return {{"turn", turn}, {"player", player}, {"agent", agent}}; }
};

struct LeaderNamed {  // to everyone: Henry's choice
    static constexpr std::string_view kind = "leader-named";
    std::string player;
    std::string leader;
    Fields fields() const { return {{"player", player}, {"leader", leader}}; }
};

struct Peeked {  // to Nova's player: what lies below the contested plan
    static constexpr std::string_view kind = "peeked";
    List cards;
    Fields fields() const { return {{"cards", cards}}; }
};

struct PlanShown {  // to everyone: the plan that is contested
    static constexpr std::string_view kind = "plan-shown";
    int turn = 0;
    std::string plan;
    int value = 0;
    std::string accomplice;
    Fields fields() const { return {{"turn", turn}, {"plan", plan}, {"value", value}, {"accomplice", accomplice}}; }
};

struct CardsPassed {  // to everyone: each gave a card to its left
    static constexpr std::string_view kind = "cards-passed";
    int turn = 0;
    Fields fields() const { return {{"turn", turn}}; }
};

struct CardPassed {  // to the player: what it gave and got
    static constexpr std::string_view kind = "card-passed";
    std::string given;
    std::string to;
    std::string received;
    std::string from;
    Fields fields() const { return {{"given", given}, {"to", to}, {"received", received}, {"from", from}}; }
};

struct CardPlayed {  // to everyone, where a turn is played card by card
    static constexpr std::string_view kind = "card-played";
    int turn = 0;
    std::string player;
    std::string card;
    Fields fields() const { return {{"turn", turn}, {"player", player}, {"card", card}}; }
};

struct RuleFailed {  // to the player: a rule held, but gave no card of the hand
    static constexpr std::string_view kind = "rule-failed";
    int turn = 0;      ///< when
    std::string list;  ///< `turns/3` or `default`
    int number = 0;
    Fields fields() const { return {{"turn", turn}, {"list", list}, {"number", number}}; }
};

struct TrickTaken {  // to everyone: a turn, card by card in order of play
    static constexpr std::string_view kind = "trick";
    int round = 0;
    int turn = 0;
    List powers;
    std::string plan;
    int value = 0;
    std::string accomplice;
    List cards;  ///< {player, card, colour, value, best}
    std::string winner;
    Value extra;  ///< {plan, value}: Martha's; or nothing
    List discarded;
    Fields fields() const {
        return {{"round", round},        {"turn", turn},     {"powers", powers},
                {"plan", plan},          {"value", value},   {"accomplice", accomplice},
                {"cards", cards},        {"winner", winner}, {"extra", extra},
                {"discarded", discarded}};
    }
};

struct RoundScored {  // to everyone
    static constexpr std::string_view kind = "round-scored";
    int round = 0;
    List rows;  ///< {player, plans, green, yellow, bonus, malus, score, medal}
    Fields fields() const { return {{"round", round}, {"rows", rows}}; }
};

struct SeatTaken {  // to everyone: a bot plays for whoever was silent for a round, or leaves
    static constexpr std::string_view kind = "seat-taken";
    std::string player;
    std::string reason;  ///< `silence` or `ruling`
    Fields fields() const { return {{"player", player}, {"reason", reason}}; }
};

struct MatchWon {  // to everyone
    static constexpr std::string_view kind = "match-won";
    List players;
    std::string by;  ///< `medals` or `rounds`
    Fields fields() const { return {{"players", players}, {"by", by}}; }
};

struct FinalPlace {  // to everyone, after the match
    static constexpr std::string_view kind = "final-place";
    std::string player;
    int place = 0;
    int medals = 0;
    int points = 0;  ///< of all rounds
    Fields fields() const { return {{"player", player}, {"place", place}, {"medals", medals}, {"points", points}}; }
};

}  // namespace resolution::agent_jean
