#include "gm/store/ruling.h"

namespace gm {

namespace {

std::string select_rulings(const std::string& which) {
    return "SELECT id, turn, at, kind, reason, audience, data, revoked_at FROM ruling " + which;
}

RulingRow ruling_from(const Row& row) {
    RulingRow ruling;
    ruling.id = RulingId{row.big(0)};
    ruling.turn = row.number(1);
    ruling.at = row.text(2);
    ruling.kind = row.text(3);
    ruling.reason = row.text(4);
    ruling.audience = row.text(5);
    ruling.data = row.text(6);
    ruling.revoked_at = row.maybe_text(7);
    return ruling;
}

}  // namespace

RulingTable::RulingTable(SQLite::Database& database)
    : insert_(database, "INSERT INTO ruling (turn, at, kind, reason, audience, data) VALUES (?, ?, ?, ?, ?, ?)"),
      update_(database, "UPDATE ruling SET revoked_at = ? WHERE id = ?"),
      select_(database, select_rulings("WHERE id = ?")),
      select_turn_(database, select_rulings("WHERE turn = ? ORDER BY id")),
      select_standing_(database, select_rulings("WHERE turn = ? AND revoked_at IS NULL ORDER BY id")),
      select_all_(database, select_rulings("ORDER BY id")) {}

RulingId RulingTable::add(const NewRuling& ruling) {
    return RulingId{insert_.add(ruling.turn, ruling.at, ruling.kind, ruling.reason, ruling.audience, ruling.data)};
}

void RulingTable::revoke(RulingId id, const std::string& at) { update_.run(at, static_cast<std::int64_t>(id)); }

std::optional<RulingRow> RulingTable::get(RulingId id) {
    return select_.one(ruling_from, static_cast<std::int64_t>(id));
}

std::vector<RulingRow> RulingTable::of_turn(int turn) { return select_turn_.all(ruling_from, turn); }

std::vector<RulingRow> RulingTable::standing(int turn) { return select_standing_.all(ruling_from, turn); }

std::vector<RulingRow> RulingTable::all() { return select_all_.all(ruling_from); }

}  // namespace gm
