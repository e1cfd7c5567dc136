#include "gm/archive/table_content.h"

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sqlite3.h>

#include "gm/store/failure.h"
#include "gm/store/schema.h"

namespace gm::archive {

namespace {

Cell cell_of(const SQLite::Column& column) {
    switch (column.getType()) {
        case SQLITE_INTEGER: return column.getInt64();
        case SQLITE_FLOAT: return column.getDouble();
        case SQLITE_TEXT: return Text{column.getString()};
        case SQLITE_BLOB: return Blob{column.getString()};
        default: return {};
    }
}

std::vector<TableRow> rows_of(SQLite::Database& database, const TableLayout& layout) {
    const std::string order = layout.key.empty() ? "rowid" : quoted_names(layout.key);
    SQLite::Statement select(database, fmt::format("SELECT {} FROM {} ORDER BY {}", quoted_names(layout.columns),
                                                   quoted_name(layout.name), order));
    std::vector<TableRow> rows;
    while (select.executeStep()) {
        TableRow& row = rows.emplace_back();
        for (int i = 0; i < select.getColumnCount(); ++i) row.push_back(cell_of(select.getColumn(i)));
    }
    return rows;
}

/// Cells outlive the statement's step: nothing is copied.
struct Bind {
    SQLite::Statement& statement;
    int place;
    void operator()(std::monostate) const { statement.bind(place); }
    void operator()(std::int64_t value) const { statement.bind(place, value); }
    void operator()(double value) const { statement.bind(place, value); }
    void operator()(const Text& value) const { statement.bindNoCopy(place, value.text); }
    void operator()(const Blob& value) const {
        statement.bindNoCopy(place, value.bytes.data(), static_cast<int>(value.bytes.size()));
    }
};

}  // namespace

std::vector<TableContent> empty_tables(SQLite::Database& database) {
    std::vector<TableContent> tables;
    for (TableLayout& layout : table_layouts(database)) {
        tables.push_back({std::move(layout.name), std::move(layout.columns), {}});
    }
    return tables;
}

std::vector<TableContent> read_tables(SQLite::Database& database) {
    std::vector<TableContent> tables;
    for (TableLayout& layout : table_layouts(database)) {
        auto rows = rows_of(database, layout);
        tables.push_back({std::move(layout.name), std::move(layout.columns), std::move(rows)});
    }
    return tables;
}

void add_rows(SQLite::Database& database, const TableContent& table) {
    const std::vector<std::string> places(table.columns.size(), "?");
    SQLite::Statement insert(database, fmt::format("INSERT INTO {} ({}) VALUES ({})", quoted_name(table.name),
                                                   quoted_names(table.columns), fmt::join(places, ", ")));
    std::size_t number = 0;
    for (const TableRow& row : table.rows) {
        ++number;
        for (std::size_t i = 0; i < row.size(); ++i) std::visit(Bind{insert, static_cast<int>(i) + 1}, row[i]);
        try {
            insert.exec();
        } catch (const SQLite::Exception& error) {
            if ((error.getErrorCode() & 0xff) != SQLITE_CONSTRAINT) throw;
            throw StoreRefusal(fmt::format("table {}, row {}: {}", table.name, number, error.what()));
        }
        insert.reset();
    }
}

}  // namespace gm::archive
