#pragma once

#include <optional>
#include <string>

#include "gm/play/replay.h"

namespace gm {

/// A turn as it is stored.
struct TurnRows {
    static orders::Result<TurnRows> load(const Store& store, int turn);

    SnapshotRow snapshot;
    std::vector<EntryRow> entries;
    std::vector<RollRow> rolls;
    std::vector<LedgerRow> ledger;
};

/// The first thing in a turn that comes out otherwise when it is played again.
struct RecordDifference {
    int turn = 0;
    std::string step;        ///< id of the step; empty: the state as a whole
    std::string what;        ///< "roll 3, run/akira/1", "entry 14, run-report", "ledger line 2, akira", "state"
    std::string part;        ///< which part of it: "value", "data/roll", "players/akira/money"
    std::string rule;        ///< the rule behind it, if it has one
    std::string stored;      ///< in JSON, shortened; "-" where there is none
    std::string recomputed;  ///< likewise
};

/// `replayed` knows its steps: somebody looked on. None if all that is compared is the same.
std::optional<RecordDifference> first_record_difference(int turn, const TurnRows& stored, const ReplayedTurn& replayed,
                                                        const resolution::Roster& roster);

/// "turn 3, step runs: roll 3, run/akira/1: value: stored 12, recomputed 57 (rule CG-4)"
std::string describe(const RecordDifference& difference);

}  // namespace gm
