#pragma once

// What everyone may know of a game, and nothing else: made of the entries whose audience is
// everyone, the view of anybody and the bulletins as they were sent. Never of sheets, private
// mails, addresses or the state; of the dice only after `gm reveal`. A turn that the site does not show
// yet is left out: its seal would tell that the game master resolved it anew, or had a false report told otherwise.

#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/archive/table_content.h"
#include "gm/play/game_in_play.h"

namespace gm::archive {

/// {format, version, game, campaign, players, commitment, seed, over, turns}. `seed` is null
/// until it is published: by the bulletin of the last turn, or by `gm reveal`.
orders::Result<nlohmann::json> public_record(const GameInPlay& in_play);

/// The same as tables: game, players, turns, entries, bulletins, rolls.
std::vector<TableContent> tables_of(const nlohmann::json& record);

}  // namespace gm::archive
