#pragma once

#include <map>
#include <string>

#include "gm/store/query.h"

namespace gm {

/// The game master's own words for the bulletin of a turn, in Markdown, by language; "" stands for every
/// language that has none of its own.
using Editorials = std::map<std::string, std::string>;

/// What is said in that language; null: nothing.
const std::string* words_in(const Editorials& editorials, const std::string& language);

class EditorialTable {
public:
    explicit EditorialTable(SQLite::Database& database);
    void set(int turn, const std::string& language, const std::string& text);  ///< in place of what was there
    void clear(int turn, const std::string& language);
    Editorials of_turn(int turn);
    std::map<int, Editorials> up_to(int turn);

private:
    Query insert_;
    Query delete_;
    Query select_;
    Query select_up_to_;
};

}  // namespace gm
