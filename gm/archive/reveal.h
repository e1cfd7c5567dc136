#pragma once

// The end of the secret of the dice: seed and record are published, and each player is told.

#include <string>
#include <vector>

#include "gm/archive/dice_record.h"
#include "gm/play/game_in_play.h"

namespace gm::archive {

/// Was `gm reveal` given, and nothing undone since? Until then who rolled what is nobody's business.
orders::Result<bool> is_revealed(const Store& store);

struct RevealMail {
    std::vector<NewMessage> messages;  ///< to whoever was not told yet, or not what is true
    orders::Problems complaints;       ///< of the game master's own templates
};

/// One mail a player: the seed, the commitment, and how to check.
orders::Result<RevealMail> reveal_mail(const GameInPlay& in_play, const DiceRecord& record, const std::string& now);

}  // namespace gm::archive
