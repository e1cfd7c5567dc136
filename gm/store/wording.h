#pragma once

#include <map>
#include <string>

#include "gm/store/editorial.h"
#include "gm/store/query.h"

namespace gm {

/// The game master's words for single facts of a turn, in place of the usual sentence: by the fact's key (its code),
/// then by language as in a bulletin.
using Wordings = std::map<std::string, Editorials>;

class WordingTable {
public:
    explicit WordingTable(SQLite::Database& database);
    void set(int turn, const Wordings& wordings);  ///< in place of all that were there
    Wordings of_turn(int turn);

private:
    Query insert_;
    Query delete_;
    Query select_;
};

}  // namespace gm
