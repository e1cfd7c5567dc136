#pragma once

// Rows of the record, in a person's words. For the game master's eyes: nothing is left out.

#include <string>

#include "gm/audit/diff.h"
#include "gm/play/replay.h"

namespace gm {

/// Players, and what the game calls its things, in English; newcomers as the stored state names them.
NamesById display_names(const PinnedGame& pinned, const nlohmann::json& state);

/// "2 Runs"; the id itself for what is no step of the table.
std::string step_in_words(const resolution::Game& game, const std::string& step);

/// "run report to Akira Tanaka: run 2, type sabotage ..."
std::string entry_in_words(const EntryRow& entry, const NamesById& names);

/// "purchases, Renraku"
std::string movement_in_words(const LedgerRow& movement, const NamesById& names);

/// A hyphen or underscore is a space to a person.
std::string spaced(std::string text);

/// Is this word a value anywhere in it? Numbers count as their digits.
bool mentions(const nlohmann::json& value, const std::string& word);
/// The same of an entry: who is told it counts too.
bool mentions(const EntryRow& entry, const std::string& word);

nlohmann::json entry_json(const EntryRow& entry);
nlohmann::json movement_json(const LedgerRow& movement, const resolution::Roster& roster);
/// JSON text as JSON; as a string, if it is none.
nlohmann::json json_or_text(const std::string& text);

}  // namespace gm
