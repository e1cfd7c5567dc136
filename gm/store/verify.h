#pragma once

#include <vector>

#include <SQLiteCpp/Database.h>

#include "gm/store/stored_change.h"
#include "gm/store/tables.h"

namespace gm {

/// Everything that is not as it was written: SQLite's own check of the file, the seed
/// against its commitment, each sheet against its digest, each turn against its hash, whatever is not play against the
/// second chain.
std::vector<StoredChange> find_changes(SQLite::Database& database, Tables& tables);

}  // namespace gm
