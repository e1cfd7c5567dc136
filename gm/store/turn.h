#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gm/store/query.h"

namespace gm {

/// One resolution. Turn 0 is the setup.
struct TurnRow {
    int number = 0;     ///< how many resolutions there were before
    int game_turn = 0;  ///< the game's own counter, which keyed the dice
    int rules_version = 0;
    std::string resolved_at;
};

class TurnTable {
public:
    explicit TurnTable(SQLite::Database& database);
    void add(const TurnRow& row);
    std::optional<TurnRow> last();
    std::vector<TurnRow> all();
    void remove(int number);  ///< when it is undone; nothing may point to it any more

private:
    Query insert_;
    Query select_last_;
    Query select_all_;
    Query delete_;
};

}  // namespace gm
