#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gm/store/query.h"

namespace gm {

/// A player as the post office sees it. The row's place is the player's index:
/// players are listed in order of enrolment.
struct PlayerRow {
    std::string id;
    std::string name;
    std::string mail;      ///< may be empty
    std::string language;  ///< `en`, `fr` ...
    std::optional<std::string> token_hash = {};
};

/// Ids stand in dice labels, file names and addresses of pages.
bool is_player_id(std::string_view text);

class PlayerTable {
public:
    explicit PlayerTable(SQLite::Database& database);
    void add(orders::PlayerIndex player, const PlayerRow& row);
    std::vector<PlayerRow> all();
    /// All but the id.
    void set_contact(orders::PlayerIndex player, const PlayerRow& row);
    void set_token_hash(orders::PlayerIndex player, const std::optional<std::string>& hash);

private:
    Query insert_;
    Query select_;
    Query update_contact_;
    Query update_token_;
};

}  // namespace gm
