#pragma once

#include "gm/play/game_in_play.h"

namespace gm {

/// The last turn that readers of the site may see. A game that sends mails (`mail.yaml`) shows a turn once its mails
/// have begun to leave: until then the game master reads, corrects, perhaps takes back. One that sends none shows it at
/// once. The game master's own pages know the turn that waits.
orders::Result<int> shown_turn(const GameInPlay& in_play);

/// The same, of a game that is at turn `last` and has these reports and bulletins.
orders::Result<int> shown_turn(const Store& store, const std::filesystem::path& folder, int last,
                               const std::vector<MessageRow>& mails);

/// How often a resolution of this turn was taken back that readers of the site had seen: they may know of no other.
orders::Result<int> times_seen_undone(const GameInPlay& in_play, int turn);

}  // namespace gm
