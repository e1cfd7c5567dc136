#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gm/play/game_in_play.h"

namespace gm {

struct ResolveRequest {
    std::optional<orders::Document> dice;  ///< a dice file
    std::string now;
};

/// A turn, resolved but written nowhere yet.
struct ResolvedGameTurn {
    resolution::Position position;
    resolution::Record record;
    TurnRecord rows;
    std::vector<std::string> late;         ///< players of whom only a late sheet is there, not accepted
    std::vector<std::string> silent;       ///< players whose sheet was owed and did not come
    std::vector<std::string> unused_dice;  ///< labels of the dice file that nothing drew
    orders::Problems complaints;           ///< of the game master's own templates
};

/// Resolves the coming turn with the sheets that wait, in memory.
orders::Result<ResolvedGameTurn> resolve_turn(const GameInPlay& in_play, const ResolveRequest& request);

/// Writes it: state, journal, rolls, ledger and outgoing mail in one transaction. The turn's hash.
orders::Result<std::string> commit_turn(GameInPlay& in_play, const ResolvedGameTurn& resolved);

/// The sheets of a turn with this status, as orders, in order of enrolment.
orders::Result<resolution::Sheets> read_sheets(const GameInPlay& in_play, const resolution::Position& position,
                                               int turn, SheetStatus status);

}  // namespace gm
