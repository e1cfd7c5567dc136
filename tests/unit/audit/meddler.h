#pragma once

// Whoever changes a stored record behind gm's back, and what verifying it says then.

#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "gm/audit/verify.h"

namespace gm::test {

/// One cell of the database: a column of a row of one turn (of the only row, for `campaign`).
struct Cell {
    std::string table;
    std::string column;
    bool blob = false;
};

/// Changes cells behind gm's back, and back again.
class Meddler {
public:
    explicit Meddler(const std::filesystem::path& folder)
        : database_((folder / "game.db").string(), SQLite::OPEN_READWRITE) {
        database_.exec("PRAGMA ignore_check_constraints = ON");
    }

    std::vector<std::string> rows(const Cell& cell, const std::string& where) {
        SQLite::Statement select(database_, "SELECT CAST(" + cell.column + " AS BLOB) FROM " + cell.table + where);
        std::vector<std::string> out;
        while (select.executeStep()) out.push_back(select.getColumn(0).getString());
        return out;
    }
    void set(const Cell& cell, const std::string& where, const std::string& bytes) {
        SQLite::Statement update(database_, "UPDATE " + cell.table + " SET " + cell.column + " = CAST(? AS " +
                                                (cell.blob ? "BLOB" : "TEXT") + ")" + where);
        update.bind(1, bytes.data(), static_cast<int>(bytes.size()));
        ASSERT_EQ(update.exec(), 1) << cell.table << where;
    }
    void run(const std::string& sql) { database_.exec(sql); }
    /// Every column of texts or bytes of every table.
    std::vector<Cell> texts() {
        SQLite::Statement select(database_,
                                 "SELECT t.name, c.name, c.type FROM sqlite_schema t, pragma_table_info(t.name) c"
                                 " WHERE t.type = 'table' AND c.type IN ('TEXT', 'BLOB')");
        std::vector<Cell> out;
        while (select.executeStep()) {
            out.push_back({select.getColumn(0).getString(), select.getColumn(1).getString(),
                           select.getColumn(2).getString() == "BLOB"});
        }
        return out;
    }
    /// Each row of a table that holds something there.
    std::vector<std::string> filled(const Cell& cell) {
        SQLite::Statement columns(database_, "SELECT name FROM pragma_table_info(?) WHERE pk > 0");
        columns.bind(1, cell.table);
        std::string where = "' WHERE true'";
        while (columns.executeStep()) {
            const std::string key = columns.getColumn(0).getString();
            where += " || ' AND " + key + " = ' || quote(" + key + ")";
        }
        SQLite::Statement select(database_,
                                 "SELECT " + where + " FROM " + cell.table + " WHERE length(" + cell.column + ") > 0");
        std::vector<std::string> out;
        while (select.executeStep()) out.push_back(select.getColumn(0).getString());
        return out;
    }
    std::vector<std::string> keys(const std::string& table, int turn) {
        if (table == "campaign") return {" WHERE one = 1"};
        if (table == "snapshot") return {" WHERE turn = " + std::to_string(turn)};
        const std::string id = table == "sheet" ? "id" : "n";
        SQLite::Statement select(database_,
                                 "SELECT " + id + " FROM " + table + " WHERE turn = " + std::to_string(turn));
        std::vector<std::string> out;
        while (select.executeStep()) {
            out.push_back(" WHERE turn = " + std::to_string(turn) + " AND " + id + " = " +
                          select.getColumn(0).getString());
        }
        return out;
    }

private:
    SQLite::Database database_;
};

inline Verification verified(const std::filesystem::path& folder) {
    auto store = Store::open(folder);
    if (!store) throw std::runtime_error(orders::describe(store.problems()));
    auto found = verify_game(*store);
    if (!found) throw std::runtime_error(orders::describe(found.problems()));
    return std::move(*found);
}

inline std::string words(const Verification& found) {
    std::string out;
    for (const auto& change : found.changes) out += change.problem.what + "\n";
    if (found.difference) out += describe(*found.difference) + "\n";
    for (const auto& failure : found.failures) out += failure + "\n";
    return out;
}

}  // namespace gm::test
