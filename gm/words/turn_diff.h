#pragma once

// What gm resolve and gm what-if say of a turn that comes out otherwise, and of one that is rehearsed.

#include "gm/cli/terminal.h"
#include "gm/play/turn_diff.h"

namespace gm {

/// Sheets, rolls, state, then report by report the lines that changed.
void show_difference(Terminal& terminal, const GameInPlay& in_play, const TurnDiff& diff);

/// A line a mail: `- ` gone, `+ ` come.
void show_change(Terminal& terminal, const MailChange& change);

}  // namespace gm
