#include "gm/archive/table_content.h"

#include <algorithm>

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sqlite3.h>

#include "gm/store/failure.h"

namespace gm::archive {

namespace {

std::string quoted(const std::string& name) {
    std::string out = "\"";
    for (const char c : name) out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + '"';
}

std::string listed(const std::vector<std::string>& names) {
    std::vector<std::string> out;
    for (const std::string& name : names) out.push_back(quoted(name));
    return fmt::format("{}", fmt::join(out, ", "));
}

/// What the schema says of a table: what can be written, and what its rows are known by.
struct Layout {
    std::vector<std::string> columns;
    std::vector<std::string> key;
};

Layout layout_of(SQLite::Database& database, const std::string& table) {
    constexpr int stored = 0;  // other columns are computed by SQLite itself
    Layout layout;
    std::vector<std::pair<int, std::string>> key;
    SQLite::Statement columns(database, "SELECT name, pk, hidden FROM pragma_table_xinfo(?) ORDER BY cid");
    columns.bind(1, table);
    while (columns.executeStep()) {
        if (columns.getColumn(2).getInt() != stored) continue;
        layout.columns.push_back(columns.getColumn(0).getString());
        const int place = columns.getColumn(1).getInt();
        if (place > 0) key.emplace_back(place, layout.columns.back());
    }
    std::sort(key.begin(), key.end());
    for (auto& [place, name] : key) layout.key.push_back(std::move(name));
    return layout;
}

Cell cell_of(const SQLite::Column& column) {
    switch (column.getType()) {
        case SQLITE_INTEGER: return column.getInt64();
        case SQLITE_FLOAT: return column.getDouble();
        case SQLITE_TEXT: return Text{column.getString()};
        case SQLITE_BLOB: return Blob{column.getString()};
        default: return {};
    }
}

std::vector<TableRow> rows_of(SQLite::Database& database, const std::string& table, const Layout& layout) {
    const std::string order = layout.key.empty() ? "rowid" : listed(layout.key);
    SQLite::Statement select(
        database, fmt::format("SELECT {} FROM {} ORDER BY {}", listed(layout.columns), quoted(table), order));
    std::vector<TableRow> rows;
    while (select.executeStep()) {
        TableRow& row = rows.emplace_back();
        for (int i = 0; i < select.getColumnCount(); ++i) row.push_back(cell_of(select.getColumn(i)));
    }
    return rows;
}

std::vector<std::string> table_names(SQLite::Database& database) {
    SQLite::Statement select(database,
                             "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%'"
                             " ESCAPE '\\' ORDER BY name");
    std::vector<std::string> names;
    while (select.executeStep()) names.push_back(select.getColumn(0).getString());
    return names;
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
    for (const std::string& name : table_names(database))
        tables.push_back({name, layout_of(database, name).columns, {}});
    return tables;
}

std::vector<TableContent> read_tables(SQLite::Database& database) {
    std::vector<TableContent> tables;
    for (const std::string& name : table_names(database)) {
        Layout layout = layout_of(database, name);
        auto rows = rows_of(database, name, layout);
        tables.push_back({name, std::move(layout.columns), std::move(rows)});
    }
    return tables;
}

void add_rows(SQLite::Database& database, const TableContent& table) {
    const std::vector<std::string> places(table.columns.size(), "?");
    SQLite::Statement insert(database, fmt::format("INSERT INTO {} ({}) VALUES ({})", quoted(table.name),
                                                   listed(table.columns), fmt::join(places, ", ")));
    std::size_t number = 0;
    for (const TableRow& row : table.rows) {
        ++number;
        for (std::size_t i = 0; i < row.size(); ++i) std::visit(Bind{insert, static_cast<int>(i) + 1}, row[i]);
        try {
            insert.exec();
        } catch (const SQLite::Exception& error) {
            if ((error.getErrorCode() & 0xff) != SQLITE_CONSTRAINT) throw;
            throw Refusal(fmt::format("table {}, row {}: {}", table.name, number, error.what()));
        }
        insert.reset();
    }
}

}  // namespace gm::archive
