#include "gm/store/link.h"

namespace gm {

LinkTable::LinkTable(SQLite::Database& database)
    : select_(database, "SELECT seat, generation, token_hash, made_at FROM link ORDER BY seat"),
      upsert_(database, "INSERT OR REPLACE INTO link (seat, generation, token_hash, made_at) VALUES (?, ?, ?, ?)"),
      update_revoked_(database,
                      "UPDATE link SET generation = generation + 1, token_hash = NULL, made_at = '' WHERE seat = ?") {}

std::vector<LinkRow> LinkTable::all() {
    return select_.all(
        [](const Row& row) { return LinkRow{row.text(0), row.number(1), row.maybe_text(2), row.text(3)}; });
}

void LinkTable::put(const LinkRow& row) { upsert_.run(row.seat, row.generation, row.token_hash, row.made_at); }

void LinkTable::revoke(const std::string& seat) { update_revoked_.run(seat); }

}  // namespace gm
