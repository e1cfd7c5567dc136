#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gm/store/chronicle.h"
#include "gm/store/schema.h"

namespace gm {

/// A value where SQLite keeps it.
struct StoredValue {
    int type = 0;  ///< SQLITE_INTEGER, SQLITE_TEXT ...
    std::int64_t number = 0;
    std::string_view bytes;  ///< of all but integers
};

/// The values of a row, in the order of its table's columns.
using StoredValues = std::vector<StoredValue>;

/// Ids of players by their numbers.
using PlayerIds = std::map<std::int64_t, std::string>;

/// A table that the second chain covers, and its rows as they are to be remembered.
class CoveredTable {
public:
    CoveredTable(SQLite::Database& database, TableLayout layout, std::shared_ptr<const PlayerIds> players);

    const std::string& name() const { return layout_.name; }
    std::size_t columns() const { return layout_.columns.size(); }

    /// What a row is known by, as a JSON list.
    std::string key_of(const StoredValues& values) const;
    std::string digest_of(const StoredValues& values) const;
    /// Its record, not yet numbered.
    ChronicleRow record_of(const StoredValues& values) const;

    std::vector<ChronicleRow> all();

private:
    struct Piece {
        std::string before;                 ///< words
        std::optional<std::size_t> column;  ///< and a value
    };

    std::size_t place_of(std::string_view column) const;
    void read_words(std::string_view words);
    std::string shown(std::size_t column, const StoredValue& value) const;

    TableLayout layout_;
    std::shared_ptr<const PlayerIds> players_;
    std::vector<std::size_t> key_places_;
    std::vector<Piece> words_;
    std::optional<std::size_t> turn_place_;
    Query select_;
};

/// Every table there is but those that the first chain covers whole, and the chronicle itself. Throws
/// SQLite::Exception.
std::vector<CoveredTable> covered_tables(SQLite::Database& database);

}  // namespace gm
