#pragma once

#include <string>
#include <vector>

#include "gm/store/query.h"

namespace gm {

/// What was done to the game, when: one line a command that changed something.
struct TrailRow {
    std::string at;
    std::string action;         ///< `new`, `import`, `resolve` ...
    std::string detail = "{}";  ///< JSON
};

class TrailTable {
public:
    explicit TrailTable(SQLite::Database& database);
    void add(const TrailRow& row);
    std::vector<TrailRow> all();

private:
    Query insert_;
    Query select_;
};

}  // namespace gm
