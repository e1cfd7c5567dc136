#include "gm/store/editorial.h"

#include <tuple>

namespace gm {

const std::string* words_in(const Editorials& editorials, const std::string& language) {
    auto found = editorials.find(language);
    if (found == editorials.end()) found = editorials.find("");
    return found == editorials.end() ? nullptr : &found->second;
}

EditorialTable::EditorialTable(SQLite::Database& database)
    : insert_(database, "INSERT OR REPLACE INTO editorial (turn, language, text) VALUES (?, ?, ?)"),
      delete_(database, "DELETE FROM editorial WHERE turn = ? AND language = ?"),
      select_(database, "SELECT language, text FROM editorial WHERE turn = ?"),
      select_up_to_(database, "SELECT turn, language, text FROM editorial WHERE turn <= ?") {}

void EditorialTable::set(int turn, const std::string& language, const std::string& text) {
    insert_.run(turn, language, text);
}

void EditorialTable::clear(int turn, const std::string& language) { delete_.run(turn, language); }

Editorials EditorialTable::of_turn(int turn) {
    Editorials out;
    for (auto& [language, text] :
         select_.all([](const Row& row) { return std::pair(row.text(0), row.text(1)); }, turn)) {
        out.emplace(language, text);
    }
    return out;
}

std::map<int, Editorials> EditorialTable::up_to(int turn) {
    std::map<int, Editorials> out;
    for (auto& [of, language, text] :
         select_up_to_.all([](const Row& row) { return std::tuple(row.number(0), row.text(1), row.text(2)); }, turn)) {
        out[of].emplace(language, text);
    }
    return out;
}

}  // namespace gm
