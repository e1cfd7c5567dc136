#pragma once

// The hash chain: each turn's hash covers its record and the hash before it, so
// that nothing of the past can change unnoticed. Anyone can recompute it; how is
// told in docs/decisions/hash-chain.md.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gm/store/entry.h"
#include "gm/store/ledger.h"
#include "gm/store/roll.h"
#include "gm/store/ruling.h"
#include "gm/store/sheet.h"

namespace gm {

/// What a turn's hash covers. When it was resolved is left out: a replay must give the
/// same hash.
struct ChainedTurn {
    std::string_view previous;  ///< hash of the turn before; of the game for turn 0
    int number = 0;
    int game_turn = 0;
    int rules_version = 0;
    std::string_view state;
    std::span<const EntryRow> entries;
    std::span<const RollRow> rolls;
    std::span<const LedgerRow> ledger;
    std::span<const CountedSheet> sheets;  ///< in order of enrolment
    std::span<const RulingRow> rulings;    ///< those that stand
};

std::string chain_hash(const ChainedTurn& turn);

/// What comes before turn 0: the game as it was pinned.
std::string chain_origin(std::string_view game, std::string_view campaign_text, std::string_view players_text,
                         std::string_view commitment);

}  // namespace gm
