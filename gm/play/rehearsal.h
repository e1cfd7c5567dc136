#pragma once

#include <vector>

#include "gm/play/resolve.h"

namespace gm {

/// What a turn that is resolved would do to a player.
struct RehearsedPlayer {
    resolution::PlayerIndex player;
    bool sheet = false;  ///< is one of its own counted?
    resolution::Money opening = {};
    resolution::Money closing = {};
    const ReadMail* report = nullptr;  ///< of the resolution
};

/// In order of enrolment.
std::vector<RehearsedPlayer> rehearsed_players(const GameInPlay& in_play, const ResolvedGameTurn& resolved);

}  // namespace gm
