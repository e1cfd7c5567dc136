#pragma once

// What a resolution leaves, as rows; and rows, as what the rules and the reports use.

#include <span>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/store/entry.h"
#include "gm/store/ledger.h"
#include "gm/store/roll.h"
#include "resolution/dice.h"
#include "resolution/journal.h"
#include "resolution/ledger.h"
#include "resolution/roster.h"

namespace gm {

std::vector<EntryRow> rows_of(const resolution::Journal& journal, const resolution::Roster& roster);
std::vector<RollRow> rows_of(const std::vector<resolution::Roll>& rolls);
std::vector<LedgerRow> rows_of(const resolution::Ledger& ledger);

/// For a replay with the same dice.
std::vector<resolution::Roll> rolls_from(std::span<const RollRow> rows);

/// The entries that this reader may see, in order, as `resolution::to_json` writes them.
nlohmann::json journal_json(std::span<const EntryRow> rows, const resolution::Roster& roster,
                            resolution::Reader reader);

}  // namespace gm
