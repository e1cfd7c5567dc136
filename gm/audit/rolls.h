#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gm/play/replay.h"
#include "gm/report/json_diff.h"

namespace gm {

/// A draw, and what came of it.
struct AuditedRoll {
    int turn = 0;
    std::string step;
    RollRow roll;
    /// The facts it led to: those of its step, told after it, that name all that its label names; where the label
    /// names nobody, those told before the next draw.
    std::vector<EntryRow> decided;
    /// If the game master chose it in place of chance: what it would have been, in JSON.
    std::optional<std::string> if_not_chosen = {};
};

/// Every draw of a turn, found by playing it again. A turn that comes out otherwise than stored is a problem:
/// what its dice decided cannot be told.
orders::Result<std::vector<AuditedRoll>> rolls_of_turn(const Store& store, const PinnedGame& pinned,
                                                       const TurnRow& turn, const NamesById& names);

/// Is this draw about that player: by its label, or by who was drawn?
bool concerns(const RollRow& roll, const std::string& player);

/// For each draw the one fact that says best what it decided. A fact that several draws led to goes to the one whose
/// value it tells, else to the last of them; the others have none, but the place of that draw.
struct DecidedFact {
    const EntryRow* fact = nullptr;
    std::optional<std::size_t> with;  ///< the draw that has the fact
};
std::vector<DecidedFact> decided_facts(const std::vector<AuditedRoll>& rolls, const resolution::OrderFields& fields);

/// `1 to 100`, or the values: `ada, bo, chie`.
std::string range_in_words(const RollRow& roll, const NamesById& names);

}  // namespace gm
