#pragma once

#include <SQLiteCpp/Database.h>

#include "gm/store/tables.h"
#include "orders/problem.h"

namespace gm {

/// Everything that is not as it was written: SQLite's own check of the file, the seed
/// against its commitment, each sheet against its digest, each turn against its hash.
orders::Problems find_changes(SQLite::Database& database, Tables& tables);

}  // namespace gm
