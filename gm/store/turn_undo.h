#pragma once

#include <string>

#include "gm/store/tables.h"

namespace gm {

/// A mail that tells the seed after the end, and so must not leave once the game goes on; it belongs to the turn
/// after the last.
bool is_of_an_end(const NewMessage& message);

/// Takes the turn's resolution back so that another can be written in its place at once: its record moves to `undone`,
/// its sheets wait, its mails are withdrawn.
UndoneTurn take_back(Tables& tables, const TurnRow& turn, const std::string& reason, const std::string& at);

/// Takes the turn's resolution back, inside the caller's transaction: its record moves to `undone`, its
/// sheets and rulings wait again, its mails are withdrawn, and so are those that told the seed because it was the
/// last one, and so are the words for its facts. Throws SQLite::Exception; what was taken back.
UndoneTurn undo_resolution(Tables& tables, const TurnRow& turn, const std::string& reason, const std::string& at);

}  // namespace gm
