#pragma once

// Where the game stands: for gm status, and for the game master's first page.

#include <optional>
#include <string>
#include <vector>

#include "gm/play/game_in_play.h"
#include "gm/play/outbox.h"

namespace gm {

/// What one player has sent for the coming turn.
struct SentSheets {
    bool owes = false;
    int count = 0;
    std::optional<SheetRow> waiting = {};  ///< the one that will count
    std::optional<SheetRow> late = {};     ///< the last late one, not accepted
};

struct GameStatus {
    bool over = false;
    std::string stage;                ///< the part of the turn that is due, if its turns have several
    std::vector<SentSheets> players;  ///< in order of enrolment
    std::vector<MailRow> aside;
    std::string hash;  ///< of the last turn
    Outbox outbox;
    bool sending = false;  ///< another gm is at it: what looks doubtful is on its way
    std::optional<TurnHours> hours;
    std::vector<UndoneTurn> undone;  ///< earlier resolutions of the coming turn

    std::size_t missing() const;  ///< sheets that are owed
    std::vector<MessageRow> in_doubt() const { return sending ? std::vector<MessageRow>() : outbox.doubtful; }
};

orders::Result<GameStatus> status_of(const GameInPlay& in_play, const std::string& now);

}  // namespace gm
