#pragma once

// A whole game as one JSON text. The same game gives the same bytes: tables by name, rows by
// primary key, one a line. BLOBs are {"base64": ...}; so is a TEXT that is no UTF-8,
// {"text_base64": ...}. Each table carries a digest of its rows, so that a change of any of
// them is found and named.

#include <string>
#include <vector>

#include "gm/archive/table_content.h"
#include "orders/result.h"

namespace gm::archive {

/// All that a game's database holds, at one moment.
struct GameContent {
    int schema = 0;    ///< version of the tables
    std::string hash;  ///< of the last turn in the hash chain
    std::vector<TableContent> tables;
};

std::string to_json(const GameContent& game);

/// Back again; every table that is not as it was written is a problem that names it.
orders::Result<GameContent> game_from_json(const std::string& text);

}  // namespace gm::archive
