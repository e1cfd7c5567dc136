#pragma once

// The rows of a database, whatever its tables are: names and columns come from SQLite's own
// schema, so that a table added later is written out and read in without a word here.

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace gm::archive {

struct Text {
    std::string text;
    friend bool operator==(const Text&, const Text&) = default;
};

struct Blob {
    std::string bytes;
    friend bool operator==(const Blob&, const Blob&) = default;
};

using Cell = std::variant<std::monostate, std::int64_t, double, Text, Blob>;
using TableRow = std::vector<Cell>;

/// A table with all its rows, in the order of its primary key.
struct TableContent {
    std::string name;
    std::vector<std::string> columns;
    std::vector<TableRow> rows;
    friend bool operator==(const TableContent&, const TableContent&) = default;
};

/// Every table, by name; of one moment if the caller holds a transaction. Throws SQLite::Exception.
std::vector<TableContent> read_tables(SQLite::Database& database);

/// The tables with their columns, without rows. Throws SQLite::Exception.
std::vector<TableContent> empty_tables(SQLite::Database& database);

/// Adds the rows of one table. What SQLite refuses is a StoreRefusal that names table and row.
void add_rows(SQLite::Database& database, const TableContent& table);

}  // namespace gm::archive
