#pragma once

#include <exception>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <SQLiteCpp/Transaction.h>

#include "gm/store/covered_table.h"

struct sqlite3;

namespace gm {

/// Looks on while one connection writes, so that nothing that writes need know of the second chain.
class Chronicler {
public:
    explicit Chronicler(SQLite::Database& database);
    Chronicler(const Chronicler&) = delete;
    Chronicler& operator=(const Chronicler&) = delete;
    ~Chronicler();

    /// Runs `action` as one transaction, which ends with what became of every row that it touched.
    template <class F>
    auto write(F action) {
        SQLite::Transaction transaction(database_, SQLite::TransactionBehavior::IMMEDIATE);
        forget();
        if constexpr (std::is_void_v<decltype(action())>) {
            action();
            record();
            transaction.commit();
        } else {
            auto value = action();
            record();
            transaction.commit();
            return value;
        }
    }

    /// The same inside a transaction of the caller's.
    void look_on(const std::function<void()>& action);

private:
    static void before_change(void* self, sqlite3* connection, int operation, const char* database, const char* table,
                              long long old_rowid, long long new_rowid);
    void look_at(int operation, std::string_view table);
    void touch(ChronicleRow after);
    void forget();
    void record();

    SQLite::Database& database_;
    std::map<std::string, CoveredTable, std::less<>> tables_;
    ChronicleTable chronicle_;
    std::vector<ChronicleRow> touched_;                                  ///< by this transaction
    std::map<std::pair<std::string, std::string>, std::size_t> places_;  ///< in it, by table and key
    std::exception_ptr failure_;                                         ///< none may pass through SQLite
};

/// The rows of a game that had no second chain until now, as they stand; nothing if there are none.
void take_over_rows(SQLite::Database& database);

}  // namespace gm
