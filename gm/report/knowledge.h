#pragma once

// What a report is made of: all that one reader may know, and nothing else.

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "resolution/game.h"

namespace gm {

struct ResolvedTurn {
    int turn = 0;  ///< the game's own counter of the turn that was resolved; 0 = setup
    const resolution::Game& game;
    const resolution::Roster& roster;
    const resolution::Position& after;
    const resolution::Record& record;
    std::string commitment;
    std::string seed = {};  ///< published after the last turn; empty before
};

/// {turn, game, reader, view, entries, ledger, steps, commitment, seed, deadline, replaces}; the last two are null:
/// who writes the mails knows them.
nlohmann::json knowledge_of(resolution::Reader reader, const ResolvedTurn& resolved);

}  // namespace gm
