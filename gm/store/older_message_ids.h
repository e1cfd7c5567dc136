#pragma once

#include <SQLiteCpp/Database.h>

namespace gm {

/// Fills the columns of messages that say which of several one is. Until they were there, only Message-IDs told.
void read_older_message_ids(SQLite::Database& database);

}  // namespace gm
