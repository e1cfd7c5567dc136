#pragma once

// The game master's own words in the bulletin of a turn, until it leaves.

#include <optional>
#include <string>
#include <vector>

#include "gm/play/game_in_play.h"

namespace gm {

/// The bulletins of a turn, one a player, as they were written last. `language`: only of those who read it; empty:
/// of all.
orders::Result<std::vector<MessageRow>> bulletins_of(const GameInPlay& in_play, int turn, const std::string& language);

/// What its bulletin says, and to whom.
struct TurnBulletin {
    int turn = 0;
    Editorials words;               ///< the game master's own
    std::vector<MessageRow> mails;  ///< one a player

    bool may_change() const;  ///< none has left, or may have
};

orders::Result<TurnBulletin> bulletin_of(const GameInPlay& in_play, int turn, const std::string& language = {});

/// The first of each language.
std::vector<MessageRow> one_a_language(const GameInPlay& in_play, const std::vector<MessageRow>& bulletins);

/// The language it is in: its reader's.
const std::string& language_of(const GameInPlay& in_play, const MessageRow& bulletin);

/// Refuses if one of them has left or may have, and says whose.
orders::Outcome check_unsent(const GameInPlay& in_play, const std::vector<MessageRow>& bulletins);

struct BulletinWords {
    int turn = 0;
    std::string language;  ///< empty: for every language that has no words of its own
    std::string text;      ///< Markdown; empty: none
};

/// Writes the waiting bulletins anew with these words and keeps both. Needs the sender's lock too: a `gm send` at work
/// has read the mails already. What is wrong with the game master's own templates.
orders::Result<orders::Problems> edit_bulletin(GameInPlay& in_play, const BulletinWords& words, const std::string& now);

}  // namespace gm
