#pragma once

#include <string>
#include <vector>

#include "gm/play/game_in_play.h"

namespace gm {

/// What was taken back, and what the game master must know of it.
struct UndoNews {
    UndoneTurn undone;
    std::size_t withdrawn = 0;        ///< mails that had not left, and never will
    std::vector<MessageRow> left;     ///< mails that were sent, or may have been
    std::size_t sheets_for_next = 0;  ///< sheets for the turn after, which stay
    std::size_t imposed = 0;          ///< rolls that came from a dice file, which is not kept
    bool was_over = false;
    bool was_revealed = false;  ///< `gm reveal` had been given: a file tells the seed, and mails did or would have
};

/// How many rolls of that resolution came from a dice file.
std::size_t imposed_rolls(const UndoneTurn& undone);

/// Reopens the last turn: its resolution is kept among the undone ones, its sheets wait again. Whoever calls
/// it must hold the sender's lock too: a mail that is on its way can be neither withdrawn nor counted as sent.
orders::Result<UndoNews> undo_last_turn(GameInPlay& in_play, const std::string& reason, const std::string& now);

}  // namespace gm
