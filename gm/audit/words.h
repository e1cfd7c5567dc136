#pragma once

// Rows of the record, in a person's words. For the game master's eyes: nothing is left out.

#include <string>

#include "gm/play/replay.h"
#include "gm/report/json_diff.h"
#include "gm/report/template_set.h"

namespace gm {

/// Players, and what the game calls its things, in English; newcomers as the stored state names them.
NamesById display_names(const PinnedGame& pinned, const nlohmann::json& state);

/// What things of a state are called in it: newcomers, a player's own foundations.
void add_names_in(const nlohmann::json& state, NamesById& names);

/// "2 Runs"; the id itself for what is no step of the table.
std::string step_in_words(const resolution::Game& game, const std::string& step);

/// Entries as the game itself says them, in English, and in brackets who was told: "Akira Tanaka loses face: honour
/// falls from 6 to 5. [public]". What one player alone was told is said as to that player.
class EntryWords {
public:
    EntryWords(const resolution::Game& game, NamesById names);
    std::string say(const EntryRow& entry);

private:
    NamesById names_;
    std::optional<TemplateSet> phrases_;
};

/// "purchases, Renraku"
std::string movement_in_words(const LedgerRow& movement, const NamesById& names);

/// Text, but none in it; json::empty() says no of any text.
bool is_empty_text(const nlohmann::json& value);

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
