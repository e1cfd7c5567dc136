#pragma once

#include <vector>

#include <SQLiteCpp/Database.h>

#include "gm/store/chronicle.h"
#include "gm/store/stored_change.h"

namespace gm {

/// Every row outside play that is not as gm left it, and every record of the second chain that is not. Throws
/// SQLite::Exception.
std::vector<StoredChange> chronicle_changes(SQLite::Database& database, const std::vector<ChronicleRow>& chronicle);

}  // namespace gm
