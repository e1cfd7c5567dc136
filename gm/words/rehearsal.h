#pragma once

// What gm resolve says of a turn, and shows of each player before anything is mailed.

#include <nlohmann/json_fwd.hpp>

#include "gm/cli/terminal.h"
#include "gm/play/resolve.h"
#include "gm/play/turn_diff.h"

namespace gm {

/// With how many sheets and mails. `hash`: of the record; empty: nothing was written.
void say_resolved(Terminal& terminal, const GameInPlay& in_play, const ResolvedGameTurn& resolved,
                  const std::string& hash);

/// What comes out otherwise than in an earlier resolution of the turn.
void show_earlier(Terminal& terminal, const GameInPlay& in_play, const UndoneTurn& undone, const TurnDiff& diff);

/// A line a player: sheet, money before and after, the report's subject and length.
void show_players(Terminal& terminal, const GameInPlay& in_play, const ResolvedGameTurn& resolved);
nlohmann::json players_json(const GameInPlay& in_play, const ResolvedGameTurn& resolved);

/// Every report and the bulletin, whole.
void show_reports(Terminal& terminal, const ResolvedGameTurn& resolved);
nlohmann::json reports_json(const ResolvedGameTurn& resolved);

}  // namespace gm
