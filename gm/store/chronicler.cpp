#include "gm/store/chronicler.h"

#include <sqlite3.h>

namespace gm {

namespace {

/// sqlite3_preupdate_old or sqlite3_preupdate_new.
using GetValue = int (*)(sqlite3*, int, sqlite3_value**);

StoredValue value_of(sqlite3* connection, std::size_t column, GetValue get) {
    sqlite3_value* value = nullptr;
    if (get(connection, static_cast<int>(column), &value) != SQLITE_OK) throw SQLite::Exception(connection);
    StoredValue out;
    out.type = sqlite3_value_type(value);
    if (out.type == SQLITE_INTEGER) {
        out.number = sqlite3_value_int64(value);
    } else {
        const void* bytes = sqlite3_value_blob(value);  // before its size, as SQLite wants it
        out.bytes = {static_cast<const char*>(bytes), static_cast<std::size_t>(sqlite3_value_bytes(value))};
    }
    return out;
}

}  // namespace

Chronicler::Chronicler(SQLite::Database& database) : database_(database), chronicle_(database) {
    for (CoveredTable& table : covered_tables(database)) tables_.emplace(table.name(), std::move(table));
    // Not the update hook, which is blind to tables without rowid and to what REPLACE removes.
    sqlite3_preupdate_hook(database_.getHandle(), before_change, this);
}

Chronicler::~Chronicler() { sqlite3_preupdate_hook(database_.getHandle(), nullptr, nullptr); }

void Chronicler::before_change(void* self, sqlite3* /*connection*/, int operation, const char* /*database*/,
                               const char* table, long long /*old_rowid*/, long long /*new_rowid*/) {
    auto* chronicler = static_cast<Chronicler*>(self);
    try {
        chronicler->look_at(operation, table);
    } catch (...) {
        chronicler->failure_ = std::current_exception();
    }
}

void Chronicler::look_at(int operation, std::string_view name) {
    const auto found = tables_.find(name);
    if (found == tables_.end()) return;
    CoveredTable& table = found->second;
    sqlite3* connection = database_.getHandle();
    const auto values = [&](GetValue get) {
        StoredValues out;
        for (std::size_t i = 0; i < table.columns(); ++i) out.push_back(value_of(connection, i, get));
        return out;
    };
    if (operation != SQLITE_INSERT) {
        const StoredValues old = values(sqlite3_preupdate_old);
        touch(removed_row(table.name(), table.key_of(old), table.digest_of(old)));
    }
    if (operation != SQLITE_DELETE) touch(table.record_of(values(sqlite3_preupdate_new)));
}

/// What is found counts the first time, later it is our own; what becomes of it, the last time.
void Chronicler::touch(ChronicleRow after) {
    const auto [place, first] = places_.try_emplace({after.kind, after.key}, touched_.size());
    if (first) {
        touched_.push_back(std::move(after));
    } else {
        after.found = std::move(touched_[place->second].found);
        touched_[place->second] = std::move(after);
    }
}

void Chronicler::look_on(const std::function<void()>& action) {
    forget();
    action();
    record();
}

void Chronicler::forget() {
    touched_.clear();
    places_.clear();
    failure_ = nullptr;
}

void Chronicler::record() {
    if (failure_) std::rethrow_exception(failure_);
    std::erase_if(touched_, [](const ChronicleRow& row) { return row.digest == row.found; });  // written as it was
    chronicle_.append(std::move(touched_));
}

void take_over_rows(SQLite::Database& database) {
    std::vector<ChronicleRow> rows;
    for (CoveredTable& table : covered_tables(database)) {
        for (ChronicleRow& row : table.all()) rows.push_back(std::move(row));
    }
    if (rows.empty()) return;
    const auto lines =
        Query(database, "SELECT coalesce(max(n), 0) FROM trail").one([](const Row& row) { return row.big(0); });
    rows.insert(rows.begin(), taken_over_row(*lines));
    ChronicleTable(database).append(std::move(rows));
}

}  // namespace gm
