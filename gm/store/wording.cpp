#include "gm/store/wording.h"

#include <tuple>

namespace gm {

WordingTable::WordingTable(SQLite::Database& database)
    : insert_(database, "INSERT INTO wording (turn, key, language, text) VALUES (?, ?, ?, ?)"),
      delete_(database, "DELETE FROM wording WHERE turn = ?"),
      select_(database, "SELECT key, language, text FROM wording WHERE turn = ?") {}

void WordingTable::set(int turn, const Wordings& wordings) {
    delete_.run(turn);
    for (const auto& [key, words] : wordings) {
        for (const auto& [language, text] : words) insert_.run(turn, key, language, text);
    }
}

Wordings WordingTable::of_turn(int turn) {
    Wordings out;
    for (auto& [key, language, text] :
         select_.all([](const Row& row) { return std::tuple(row.text(0), row.text(1), row.text(2)); }, turn)) {
        out[key].emplace(language, text);
    }
    return out;
}

}  // namespace gm
