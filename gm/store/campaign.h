#pragma once

#include <optional>
#include <string>

#include "gm/store/query.h"
#include "resolution/seed.h"

namespace gm {

/// A file as it was when the game was made: later changes of it touch no game in play.
struct PinnedFile {
    std::string name;
    std::string text;
};

/// What a game was made of. There is one row.
struct CampaignRow {
    std::string game;  ///< id of the game
    int rules_version = 0;
    PinnedFile campaign;
    PinnedFile players;
    resolution::Seed seed;
    std::string commitment;  ///< hash of the seed, published at the start; filled in by the store
    std::string created_at;
};

class CampaignTable {
public:
    explicit CampaignTable(SQLite::Database& database);
    void set(const CampaignRow& row);
    CampaignRow get();

private:
    Query insert_;
    Query select_;
};

}  // namespace gm
