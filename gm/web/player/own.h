#pragma once

// What a player's own pages have in common: its sheets, its mails, and what it may know of the turn.

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/play/game_in_play.h"
#include "gm/web/http/request.h"

namespace gm::web {

/// `reader`, `turn` (the coming one), `deadline`, `closed`, `over`, `at_work`, `sheets`: the player's of the coming
/// turn, the last one first.
nlohmann::json own_page_data(const GameInPlay& in_play, resolution::PlayerIndex player, const Request& request);

/// The mails of a turn that this player got or may read here: its report once the turn is shown, its receipts at once,
/// others when they have left.
std::vector<MessageRow> own_mails(const GameInPlay& in_play, resolution::PlayerIndex player, int turn, int shown);

/// A file that browsers keep rather than show.
Response text_file(const std::string& name, std::string text);

/// The number that a part of an address is; nothing if it is none of ours.
std::optional<int> number_of(const std::string& text);

}  // namespace gm::web
