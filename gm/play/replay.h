#pragma once

// Playing a stored turn again, from what was pinned and stored before it: the campaign,
// the sheets as counted, the rulings, the seed and the draws that were imposed.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gm/play/players_file.h"
#include "gm/store/store.h"
#include "resolution/game.h"

namespace gm {

/// What a game was made of, read again from the files pinned with it.
struct PinnedGame {
    static orders::Result<PinnedGame> of(const Store& store);

    CampaignRow campaign;
    PlayersFile players;
    std::unique_ptr<resolution::Game> game;

    const resolution::Roster& roster() const { return players.roster; }
};

/// A step of a turn that is being played again: the state after it, and how much there was by then.
struct ReplayedStep {
    std::string step;
    std::size_t entries = 0;
    std::size_t movements = 0;
    std::size_t draws = 0;
    std::optional<RulingId> ruling = {};  ///< the one that was applied, in the step of the rulings
};

/// Looks on after each step. What a resolution does before its first step and after its last one counts
/// as a step of its own: `""` before, `end` after; so does each ruling. The setup is one step, `setup`.
using ReplayWatch = std::function<void(const ReplayedStep&, const resolution::Position&)>;

/// What a turn gives when it is played again.
struct ReplayedTurn {
    resolution::Position position;
    std::string state;  ///< JSON
    std::vector<EntryRow> entries;
    std::vector<RollRow> rolls;
    std::vector<LedgerRow> ledger;
    std::vector<RollRow> offered;  ///< draws that might have been imposed, with what the rules settled on
    std::string hash;              ///< that of the stored turn, if nothing comes out otherwise

    // Only if somebody looks on:
    std::vector<ReplayedStep> steps;
    std::vector<std::size_t> told_before;  ///< by draw: how many entries had been told when it was made
};

/// Plays this turn again, from `before` or, without it, from the stored state of the turn before; turn 0 is
/// the setup. A turn that cannot be played again is a problem that names it.
orders::Result<ReplayedTurn> replay_turn(const Store& store, const PinnedGame& pinned, const TurnRow& turn,
                                         const resolution::Position* before = nullptr, const ReplayWatch& watch = {});

/// What a draw would have given, had the game master not chosen it, nor any that follows it in what the game makes up
/// (`resolution::Invention`); in JSON, and nothing if it is no such draw.
orders::Result<std::optional<std::string>> value_if_not_chosen(const Store& store, const PinnedGame& pinned,
                                                               const TurnRow& turn, const std::string& label);

/// The draws of a turn that a dice file had imposed.
orders::Result<resolution::ImposedDice> imposed_of(const Store& store, int turn);

/// The state as stored after that turn.
orders::Result<resolution::Position> stored_position(const Store& store, const resolution::Game& game, int turn);

}  // namespace gm
