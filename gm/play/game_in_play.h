#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "gm/play/calendar.h"
#include "gm/play/opening.h"
#include "gm/play/players_file.h"
#include "gm/store/store.h"
#include "orders/result.h"
#include "resolution/game.h"

namespace gm {

/// A game folder, opened: what is stored there, and the game it is about at the
/// opening of its next turn.
struct GameInPlay {
    /// To read only.
    static orders::Result<GameInPlay> open(const std::filesystem::path& folder);
    /// To read it as it is at this moment, whatever others write meanwhile.
    static orders::Result<GameInPlay> open_still(const std::filesystem::path& folder);
    /// To change it, as the only one who does.
    static orders::Result<GameInPlay> open(const std::filesystem::path& folder, const Writer& writer);
    /// The same, as the last turn left it: for whoever looks after the rulings themselves.
    static orders::Result<GameInPlay> open_unruled(const std::filesystem::path& folder);
    static orders::Result<GameInPlay> open_unruled(const std::filesystem::path& folder, const Writer& writer);

    Store store;
    CampaignRow campaign;
    std::vector<PlayerRow> players;
    std::unique_ptr<resolution::Game> game;
    resolution::Roster roster;
    TurnRow last;                   ///< the last resolution; 0 = setup
    resolution::Position position;  ///< with the rulings that stand
    std::optional<Calendar> calendar;
    std::filesystem::path folder;
    resolution::Record ruled = {};        ///< what those rulings tell and move
    std::vector<RulingRow> rulings = {};  ///< of the coming turn, those that stand

    int next_turn() const { return last.number + 1; }
    bool over() const { return game->over(position); }
    /// From when to when sheets of the coming turn are awaited, if the campaign has a calendar.
    std::optional<TurnHours> hours() const;

    /// The state as it was after that resolution.
    orders::Result<resolution::Position> position_after(int turn) const;
    /// Stands at the opening of a turn that was resolved, or is to be: `last` is then the turn before it.
    orders::Outcome go_to_opening(int turn);
    /// How that turn opened, or opens: with the rulings that stand for it.
    orders::Result<TurnOpening> opening_of(int turn) const;
    /// A player by id, name or a beginning that only one has; otherwise says which one was probably meant.
    orders::Result<resolution::PlayerIndex> find_player(const std::string& id) const;
};

}  // namespace gm
