#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gm/play/game_in_play.h"
#include "gm/report/mail_diff.h"

namespace gm {

/// What a player orders in place of the sheet that waits, to see what would become of it.
struct SheetInstead {
    resolution::PlayerIndex player;
    std::optional<resolution::SheetOrders> orders;  ///< none: the player is silent
    std::string digest;
};

struct ResolveRequest {
    std::optional<orders::Document> dice;  ///< a dice file
    std::string now;
    // For a rehearsal alone:
    SheetStatus with = SheetStatus::received;  ///< sheets that take part; of a past turn those that counted
    std::vector<SheetInstead> instead = {};    ///< in place of those of their authors
    resolution::ImposedDice imposed = {};      ///< without a dice file: draws that were imposed back then
    bool any_version = false;                  ///< to compare only: the rules may be others than the game was played by
    std::optional<Wordings> wordings = {};     ///< in place of those that are kept
};

/// A turn, resolved but written nowhere yet.
struct ResolvedGameTurn {
    resolution::Position position;
    resolution::Record record;
    TurnRecord rows;
    std::vector<CountedSheet> counted;     ///< in order of enrolment
    std::vector<ReadMail> readable;        ///< its mails, without a word on what they replace
    std::vector<std::string> late;         ///< players of whom only a late sheet is there, not accepted
    std::vector<std::string> silent;       ///< players whose sheet was owed and did not come
    std::vector<std::string> unused_dice;  ///< labels of the dice file that nothing drew
    std::vector<resolution::Roll> rolls;
    std::vector<resolution::Roll> offered;  ///< what might have been imposed, and was settled by the rules
    orders::Problems complaints;            ///< of the game master's own templates
};

/// Resolves the coming turn with the sheets that wait, in memory.
orders::Result<ResolvedGameTurn> resolve_turn(const GameInPlay& in_play, const ResolveRequest& request);

/// Writes it: state, journal, rolls, ledger and outgoing mail in one transaction. The turn's hash.
orders::Result<std::string> commit_turn(GameInPlay& in_play, const ResolvedGameTurn& resolved);

/// What is in one of the sheets that came in.
orders::Result<std::optional<resolution::SheetOrders>> read_sheet(const GameInPlay& in_play,
                                                                  const resolution::Position& position,
                                                                  const SheetRow& row);

/// One more sheet of a player, beside those that count so far or in their place, as the game has it.
void add_to(std::optional<resolution::SheetOrders>& counts, const resolution::Game& game,
            std::optional<resolution::SheetOrders> later);

/// What would count if this sheet came now.
orders::Result<resolution::SheetOrders> with_waiting(const GameInPlay& in_play, resolution::PlayerIndex player,
                                                     resolution::SheetOrders orders);

/// The sheets of a turn with this status, as orders, in order of enrolment.
orders::Result<resolution::Sheets> read_sheets(const GameInPlay& in_play, const resolution::Position& position,
                                               int turn, SheetStatus status);

}  // namespace gm
