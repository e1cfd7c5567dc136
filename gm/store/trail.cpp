#include "gm/store/trail.h"

namespace gm {

TrailTable::TrailTable(SQLite::Database& database)
    : insert_(database, "INSERT INTO trail (at, action, detail) VALUES (?, ?, ?)"),
      select_(database, "SELECT at, action, detail FROM trail ORDER BY n") {}

void TrailTable::add(const TrailRow& row) { insert_.run(row.at, row.action, row.detail); }

std::vector<TrailRow> TrailTable::all() {
    return select_.all([](const Row& row) { return TrailRow{row.text(0), row.text(1), row.text(2)}; });
}

}  // namespace gm
