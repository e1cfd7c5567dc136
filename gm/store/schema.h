#pragma once

// What SQLite's own schema says of the tables, so that a table added later is known without a word anywhere else.

#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace gm {

struct TableLayout {
    std::string name;
    std::vector<std::string> columns;  ///< those that are stored, in their order
    std::vector<std::string> key;      ///< what a row is known by; may be none
};

/// Every table but SQLite's own, by name. Throws SQLite::Exception.
std::vector<TableLayout> table_layouts(SQLite::Database& database);

/// A name as SQL has it, and several.
std::string quoted_name(const std::string& name);
std::string quoted_names(const std::vector<std::string>& names);

}  // namespace gm
