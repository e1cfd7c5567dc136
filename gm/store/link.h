#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gm/store/query.h"

namespace gm {

/// The private link of a seat to the web site. Its token itself is nowhere in the store.
struct LinkRow {
    /// Whose seat the game master's is; no player can be called so.
    static constexpr const char* game_master = "@gm";

    std::string seat;                       ///< a player's id, or `game_master`
    int generation = 0;                     ///< how often it was renewed or revoked: no two links of a seat share one
    std::optional<std::string> token_hash;  ///< none: revoked
    std::string made_at;
};

class LinkTable {
public:
    explicit LinkTable(SQLite::Database& database);
    std::vector<LinkRow> all();
    void put(const LinkRow& row);
    /// Whoever has the link, or came in by it, is out. Nothing happens to a seat that has none.
    void revoke(const std::string& seat);

private:
    Query select_;
    Query upsert_;
    Query update_revoked_;
};

}  // namespace gm
