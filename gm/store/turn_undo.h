#pragma once

#include <string>

#include "gm/store/tables.h"

namespace gm {

/// Takes the turn's resolution back, inside the caller's transaction: its record moves to `undone`, its
/// sheets and rulings wait again, its mails are withdrawn. Throws SQLite::Exception; what was taken back.
UndoneTurn undo_resolution(Tables& tables, const TurnRow& turn, const std::string& reason, const std::string& at);

}  // namespace gm
