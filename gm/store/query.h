#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "orders/index.h"

namespace gm {

/// Bytes that are not text: bound as a BLOB. Must outlive the call it is given to.
struct Bytes {
    const void* data;
    std::size_t size;
    explicit Bytes(const std::string& bytes) : data(bytes.data()), size(bytes.size()) {}
    Bytes(const void* from, std::size_t count) : data(from), size(count) {}
};

/// One row of an answer. Columns count from 0, in the order of the SELECT.
class Row {
public:
    explicit Row(SQLite::Statement& statement) : statement_(statement) {}

    int number(int column) const { return statement_.getColumn(column).getInt(); }
    std::int64_t big(int column) const { return statement_.getColumn(column).getInt64(); }
    std::optional<int> maybe_number(int column) const {
        if (statement_.getColumn(column).isNull()) return std::nullopt;
        return number(column);
    }
    bool flag(int column) const { return number(column) != 0; }
    int type(int column) const { return statement_.getColumn(column).getType(); }  ///< SQLITE_INTEGER ...
    /// Its bytes where SQLite keeps them: until the next row.
    std::string_view view(int column) const {
        const SQLite::Column value = statement_.getColumn(column);
        const void* bytes = value.getBlob();  // before its size, as SQLite wants it
        return {static_cast<const char*>(bytes), static_cast<std::size_t>(value.getBytes())};
    }
    std::string text(int column) const { return statement_.getColumn(column).getString(); }
    std::string bytes(int column) const { return text(column); }
    std::optional<std::string> maybe_text(int column) const {
        if (statement_.getColumn(column).isNull()) return std::nullopt;
        return text(column);
    }
    orders::PlayerIndex player(int column) const {
        return orders::PlayerIndex(static_cast<std::size_t>(number(column)));
    }
    std::optional<orders::PlayerIndex> maybe_player(int column) const {
        if (statement_.getColumn(column).isNull()) return std::nullopt;
        return player(column);
    }

private:
    SQLite::Statement& statement_;
};

/// One SQL statement: prepared at its first use, then kept. Always reset before a
/// call returns or throws, because a statement left open holds its transaction open.
class Query {
public:
    Query(SQLite::Database& database, std::string sql) : database_(&database), sql_(std::move(sql)) {}

    /// Changes rows; how many.
    template <class... Arguments>
    int run(const Arguments&... arguments) {
        const Use use(bound(arguments...));
        return statement_->exec();
    }

    /// Adds a row; its id. (`RETURNING` would cost a savepoint a row.)
    template <class... Arguments>
    std::int64_t add(const Arguments&... arguments) {
        run(arguments...);
        return database_->getLastInsertRowid();
    }

    /// `make(Row)` of each row of the answer.
    template <class Make, class... Arguments>
    auto all(Make make, const Arguments&... arguments) {
        std::vector<decltype(make(std::declval<Row>()))> rows;
        const Use use(bound(arguments...));
        while (statement_->executeStep()) rows.push_back(make(Row(*statement_)));
        return rows;
    }

    /// `make(Row)` of the first row, if there is one.
    template <class Make, class... Arguments>
    auto one(Make make, const Arguments&... arguments) {
        std::optional<decltype(make(std::declval<Row>()))> row;
        const Use use(bound(arguments...));
        if (statement_->executeStep()) row = make(Row(*statement_));
        return row;
    }

private:
    class Use {
    public:
        explicit Use(SQLite::Statement& statement) : statement_(statement) {}
        Use(const Use&) = delete;
        Use& operator=(const Use&) = delete;
        ~Use() { statement_.tryReset(); }  // reset() would throw the statement's own error a second time

    private:
        SQLite::Statement& statement_;
    };

    template <class... Arguments>
    SQLite::Statement& bound(const Arguments&... arguments) {
        if (!statement_) statement_.emplace(*database_, sql_);
        int place = 0;
        (bind(++place, arguments), ...);
        return *statement_;
    }

    void bind(int place, int value) { statement_->bind(place, value); }
    void bind(int place, std::int64_t value) { statement_->bind(place, value); }
    // Text is not copied: each call binds every place anew, so none dangles.
    void bind(int place, const std::string& text) { statement_->bindNoCopy(place, text); }
    void bind(int place, Bytes bytes) { statement_->bindNoCopy(place, bytes.data, static_cast<int>(bytes.size)); }
    void bind(int place, orders::PlayerIndex player) { statement_->bind(place, static_cast<int>(player.value())); }
    template <class Id>
        requires std::is_enum_v<Id>
    void bind(int place, Id id) {
        statement_->bind(place, static_cast<std::int64_t>(id));
    }
    template <class T>
    void bind(int place, const std::optional<T>& value) {
        if (value) {
            bind(place, *value);
        } else {
            statement_->bind(place);
        }
    }

    SQLite::Database* database_;
    std::string sql_;
    std::optional<SQLite::Statement> statement_;
};

}  // namespace gm
