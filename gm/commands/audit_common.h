#pragma once

// What the audits share: opening the record, which turns, and showing tables.

#include <nlohmann/json_fwd.hpp>

#include "gm/audit/words.h"
#include "gm/cli/command.h"
#include "gm/play/game_in_play.h"
#include "gm/play/replay.h"
#include "gm/text/table.h"

namespace gm {

/// A game's record, opened to be read: the game as it stands, and what it was made of.
struct OpenedRecord {
    GameInPlay in_play;
    PinnedGame pinned;
    std::vector<TurnRow> turns;

    const Store& store() const { return in_play.store; }
    int last_turn() const { return in_play.last.number; }
    /// What things are called now.
    NamesById names() const;
    /// The stored state after that turn, as JSON.
    orders::Result<nlohmann::json> state_after(int turn) const;
};

orders::Result<OpenedRecord> open_record(const Invocation& invocation);

/// A turn that was resolved, as typed.
orders::Result<int> resolved_turn(const OpenedRecord& record, const std::string& word);
/// `--turn N`, if it was given.
orders::Result<std::optional<int>> chosen_turn(const OpenedRecord& record, const Invocation& invocation);

/// Lines before a table, the table, and lines after it.
struct Page {
    std::vector<std::string> before;
    Table table;
    std::vector<std::string> after = {};
};

/// As wide as the terminal, and through the pager if it is long and nobody forbade it.
void show_page(Terminal& terminal, const Invocation& invocation, const Page& page);

}  // namespace gm
