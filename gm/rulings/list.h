#pragma once

// The rulings that were made, and how they stand.

#include <optional>
#include <string>
#include <vector>

#include "gm/play/game_in_play.h"

namespace gm {

enum class RulingState { stands, in_the_record, revoked };

/// "stands", "in the record", "revoked"
std::string to_text(RulingState state);

struct ListedRuling {
    RulingRow row;
    RulingState state = RulingState::stands;
    std::optional<std::string> revoked_because = {};
};

/// The first one first.
orders::Result<std::vector<ListedRuling>> rulings_of(const GameInPlay& in_play);

}  // namespace gm
