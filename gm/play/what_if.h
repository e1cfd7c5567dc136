#pragma once

// How a turn would come out otherwise, with other sheets or other dice: played in memory, written nowhere.

#include <optional>
#include <vector>

#include "gm/play/turn_diff.h"

namespace gm {

struct WhatIfRequest {
    std::optional<int> turn = {};               ///< one that was resolved; none: the coming one
    std::vector<orders::Document> sheets = {};  ///< each takes the place of its author's
    std::optional<std::string> player = {};     ///< whose they are, where they do not say
    /// In place of the dice that were imposed when a past turn was resolved.
    std::optional<orders::Document> dice = {};
    std::string now;
};

struct WhatIf {
    int game_turn = 0;
    TurnDiff diff;
    orders::Problems problems;             ///< what was not understood in a sheet, and left out
    std::vector<std::string> unused_dice;  ///< labels of the dice file that nothing drew
    /// Of a past turn: does it come out as it is stored, played again with its own sheets and dice?
    bool as_stored = true;
};

/// `in_play` stands at the opening of that turn afterwards; what is stored stays as it is.
orders::Result<WhatIf> what_if(GameInPlay& in_play, const WhatIfRequest& request);

}  // namespace gm
