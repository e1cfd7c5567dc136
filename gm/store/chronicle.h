#pragma once

// The second chain, over all that the first one leaves out because it is not play: who plays, sheets that wait,
// rulings, mails in and out, links, the trail. Each row that gm writes, changes or removes there leaves a record of
// what it was afterwards, and each record's hash covers the one before. How: docs/decisions/second-chain.md.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gm/store/query.h"

namespace gm {

/// What became of one row of one table.
struct ChronicleRow {
    std::int64_t n = 0;  ///< 1, 2, 3 ... without a gap
    std::string kind;    ///< the table
    std::string key;     ///< what the row is known by, as a JSON list
    std::optional<int> turn = {};
    std::string words = {};                  ///< what the row is, for people
    std::optional<std::string> digest = {};  ///< of all it holds; none: it was removed
    std::optional<std::string> found = {};   ///< digest of what was there before; none: nothing
    std::string hash = {};
};

ChronicleRow removed_row(const std::string& kind, const std::string& key, const std::string& found);

/// The first record of a game that an older gm began: what stood then was taken over, and the trail had so many lines.
ChronicleRow taken_over_row(std::int64_t trail_lines);
/// How many, if it is that record.
std::optional<std::int64_t> lines_taken_over(const ChronicleRow& row);

std::string chronicle_hash(std::string_view previous, const ChronicleRow& row);

class ChronicleTable {
public:
    explicit ChronicleTable(SQLite::Database& database);

    /// Numbers and links them.
    void append(std::vector<ChronicleRow> rows);
    std::vector<ChronicleRow> all();

private:
    Query insert_;
    Query select_last_;
    Query select_all_;
};

}  // namespace gm
