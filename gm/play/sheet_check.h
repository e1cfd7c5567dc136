#pragma once

// How a sheet would be taken: for whoever looks at one before it counts, in a terminal or on a page.

#include <nlohmann/json_fwd.hpp>

#include "gm/play/game_in_play.h"

namespace gm {

struct SheetCheck {
    resolution::Reading reading;
    resolution::Check check = {};  ///< order by order; of a sheet that nothing could be read of, as if none came
};

/// The author's sheet among those of the others, as far as `reader` may know.
SheetCheck check_sheet(const GameInPlay& in_play, resolution::PlayerIndex author, const orders::Document& sheet,
                       resolution::Sheets others, resolution::Reader reader);

/// The same for its author, who knows of no other sheet.
SheetCheck check_own_sheet(const GameInPlay& in_play, resolution::PlayerIndex author, const orders::Document& sheet);

/// One that waits or came late.
struct WaitingCheck {
    SheetRow row;
    SheetCheck checked;
};

/// All of them in the order received, each among those of the others that wait. `player`: of this one alone.
orders::Result<std::vector<WaitingCheck>> check_waiting(const GameInPlay& in_play,
                                                        std::optional<resolution::PlayerIndex> player,
                                                        bool for_game_master);

/// Was anything not understood, or will anything be refused?
bool found_wanting(const SheetCheck& checked);

/// What the template `check` says a check with; `check`: null if there is none.
nlohmann::json check_knowledge(const GameInPlay& in_play, resolution::PlayerIndex author,
                               const resolution::Check* check, bool for_game_master);

}  // namespace gm
