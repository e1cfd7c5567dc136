#pragma once

// What a game made up in the last turn (`resolution::Invention`), as long as its mails have not left: what was drawn,
// how readers will read it, what might have been drawn instead; and the game master's choice among that, and his words.

#include <map>
#include <string>
#include <vector>

#include "gm/play/game_in_play.h"

namespace gm {

/// A draw that the game master may decide.
struct OpenDraw {
    std::string label;
    std::vector<std::string> among;  ///< whatever the rules offer, the choices before it being what they are
    std::string value;
    std::string by_itself;  ///< what the seed, or the rules alone, would have it be
    bool chosen = false;
};

/// A fact that may be put into other words: made up or true, nothing else tells them apart.
struct ToldFact {
    struct Reading {
        resolution::PlayerIndex reader;
        std::string text;  ///< as its report says it
    };
    std::string key;
    bool made_up = false;
    std::vector<Reading> readings;
    Editorials words;  ///< the game master's own, if there are any
};

struct Retelling {
    int turn = 0;       ///< its number
    int game_turn = 0;  ///< as the game counts
    std::vector<OpenDraw> draws;
    std::vector<ToldFact> facts;  ///< by key
};

struct RetellRequest {
    struct Words {
        std::string key;
        std::string language;  ///< empty: for every language that has no words of its own
        std::string text;      ///< empty: the usual sentence
    };
    std::map<std::string, std::string> choices = {};  ///< by label
    bool as_drawn = false;                            ///< without the choices that were made before
    std::vector<Words> words = {};

    bool asks_nothing() const { return choices.empty() && !as_drawn && words.empty(); }
};

/// What came of it.
struct Retold {
    Retelling now;
    bool drawn_otherwise = false;      ///< the turn was resolved once more
    std::vector<std::string> readers;  ///< ids of those whose mails say something else
    orders::Problems complaints = {};  ///< of the game master's own templates
};

/// The last turn as it would be told then; nothing is written. A value that the rules do not offer is a problem that
/// lists those they do. `in_play` stands at the opening of that turn afterwards.
orders::Result<Retold> try_retelling(GameInPlay& in_play, const RetellRequest& request);

/// The same, written, in one transaction. Refuses if a mail of the turn has left. Needs the sender's lock too.
orders::Result<Retold> retell(GameInPlay& in_play, const RetellRequest& request, const std::string& now);

/// Refuses, and says why, if nothing can be told otherwise any more: no turn, mails that have left, a seed that is out.
orders::Outcome check_not_left(const GameInPlay& in_play);

}  // namespace gm
