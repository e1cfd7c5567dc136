#include "gm/store/player.h"

#include <algorithm>

namespace gm {

bool is_player_id(std::string_view text) {
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !text.empty() && text.size() <= 32 && text.front() != '-' && std::all_of(text.begin(), text.end(), fits);
}

PlayerTable::PlayerTable(SQLite::Database& database)
    : insert_(database, "INSERT INTO player (n, id, name, mail, language, token_hash) VALUES (?, ?, ?, ?, ?, ?)"),
      select_(database, "SELECT id, name, mail, language, token_hash FROM player ORDER BY n"),
      update_contact_(database, "UPDATE player SET name = ?, mail = ?, language = ?, token_hash = ? WHERE n = ?"),
      update_token_(database, "UPDATE player SET token_hash = ? WHERE n = ?") {}

void PlayerTable::add(orders::PlayerIndex player, const PlayerRow& row) {
    insert_.run(player, row.id, row.name, row.mail, row.language, row.token_hash);
}

std::vector<PlayerRow> PlayerTable::all() {
    return select_.all([](const Row& row) {
        return PlayerRow{row.text(0), row.text(1), row.text(2), row.text(3), row.maybe_text(4)};
    });
}

void PlayerTable::set_contact(orders::PlayerIndex player, const PlayerRow& row) {
    update_contact_.run(row.name, row.mail, row.language, row.token_hash, player);
}

void PlayerTable::set_token_hash(orders::PlayerIndex player, const std::optional<std::string>& hash) {
    update_token_.run(hash, player);
}

}  // namespace gm
