#pragma once

#include <string>

#include "gm/store/tables.h"
#include "gm/store/turn_record.h"

namespace gm {

/// Writes a turn's rows and its link of the chain, inside the caller's transaction.
/// Throws SQLite::Exception; the turn's hash.
std::string write_turn(Tables& tables, const TurnRecord& record);

/// What turn `number` builds on: the hash before it.
std::string hash_before(Tables& tables, int number);

}  // namespace gm
