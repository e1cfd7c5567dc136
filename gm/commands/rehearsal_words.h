#pragma once

// What gm resolve --dry-run shows of each player before anything is mailed.

#include <nlohmann/json_fwd.hpp>

#include "gm/cli/terminal.h"
#include "gm/play/resolve.h"

namespace gm {

/// A line a player: sheet, money before and after, the report's subject and length.
void show_players(Terminal& terminal, const GameInPlay& in_play, const ResolvedGameTurn& resolved);
nlohmann::json players_json(const GameInPlay& in_play, const ResolvedGameTurn& resolved);

/// Every report and the bulletin, whole.
void show_reports(Terminal& terminal, const ResolvedGameTurn& resolved);
nlohmann::json reports_json(const ResolvedGameTurn& resolved);

}  // namespace gm
