#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gm/audit/diff.h"
#include "gm/play/replay.h"

namespace gm {

/// A draw, and what came of it.
struct AuditedRoll {
    int turn = 0;
    std::string step;
    RollRow roll;
    /// The facts it led to: those of its step, told after it, that name all that its label names; where the label
    /// names nobody, those told before the next draw.
    std::vector<EntryRow> decided;
};

/// Every draw of a turn, found by playing it again. A turn that comes out otherwise than stored is a problem:
/// what its dice decided cannot be told.
orders::Result<std::vector<AuditedRoll>> rolls_of_turn(const Store& store, const PinnedGame& pinned,
                                                       const TurnRow& turn, const NamesById& names);

/// Is this draw about that player: by its label, by who was drawn, or by who could have been?
bool concerns(const RollRow& roll, const std::string& player);

/// `1 to 100`, or the values: `ada, bo, chie`.
std::string range_in_words(const RollRow& roll, const NamesById& names);

}  // namespace gm
